import type { Page } from '@playwright/test'
import {
  CAR,
  CHOSEN,
  ELECTRIC_ENGINE,
  MODEL,
  preselected,
  type Configuration,
} from './catalogue.ts'
import { expect, type Site } from './fixtures.ts'

/** A screen, or a dialog upon it. */
export interface Screen {
  readonly name: string
  /** Its address, relative to the configurator's. */
  readonly path: string
  /** Names of the buttons that open the dialog, in their order. */
  readonly opens?: readonly (string | RegExp)[]
  /** A part that is there when all has been loaded. */
  readonly shows: string
}

const step = (segment: string): string => `${encodeURIComponent(MODEL)}/${segment}`

/** The address of a comparison of builds, whose codes follow. */
const BUILDS = 'comparar-configuracoes'

// Its equipment is requested once the browser is idle, and items with pictures load a chunk with a sheet.
const SUMMARY = { path: step('resumo'), shows: '.cfg:has(dialog[open]):has(.item-fold)' }

/** Every screen, and one dialog for each style sheet that only dialogs have. */
export const SCREENS: Screen[] = [
  // The entries to existing configurations and the legal information load after the models.
  { name: 'home', path: '', shows: '.cfg:has(.start-button):has(.legal-line)' },
  { name: 'guided start', path: '', opens: ['Ajude-me a escolher'], shows: '.guide' },
  { name: 'code', path: '', opens: ['Tenho um código'], shows: '.code-form' },
  { name: 'engine', path: step('motor'), shows: '.legal-line' },
  { name: 'version', path: step('versao'), shows: '.legal-line' },
  { name: 'exterior', path: step('exterior'), shows: '.legal-line' },
  {
    name: 'full window',
    path: step('exterior'),
    opens: ['Ver em ecrã inteiro'],
    shows: 'dialog[open] .viewer-body',
  },
  { name: 'interior', path: step('interior'), shows: '.legal-line' },
  { name: 'gallery', path: step('interior'), opens: ['Ver galeria'], shows: 'dialog[open] img' },
  { ...SUMMARY, name: 'summary', shows: '.cfg:has(.legal-line):has(.item-fold)' },
  { ...SUMMARY, name: 'proposal', opens: ['Pedir Proposta'] },
  { ...SUMMARY, name: 'running cost', opens: ['Ver as contas'] },
  { ...SUMMARY, name: 'credit types', opens: ['Comparar modalidades'] },
  { name: 'engines compared', path: step('comparador/motor'), shows: '.compare [scope=rowgroup]' },
  {
    name: 'versions compared',
    path: step('comparador/versao'),
    shows: '.compare [scope=rowgroup]',
  },
  {
    name: 'builds compared',
    path: BUILDS,
    shows: '.compared-costs',
  },
]

/** Saves two builds on the content site and returns their codes. */
export function saveBuilds(site: Site): Promise<readonly string[]> {
  return Promise.all([CHOSEN, preselected(CAR, ELECTRIC_ENGINE)].map((one) => saveBuild(site, one)))
}

async function saveBuild(
  site: Site,
  { model, engine, version, exterior, interior }: Configuration,
): Promise<string> {
  const items = [
    { item: 'model', id: `${model.id}`, name: model.model, cents: 0 },
    { item: 'engine', id: `${engine.id}`, name: engine.engine, cents: 0 },
    { item: 'version', id: `${version.id}`, name: version.designation, cents: 0 },
    { item: 'exterior', id: exterior.colorid, name: exterior.designation, cents: 0 },
    { item: 'interior', id: interior.idColor, name: interior.designation, cents: 0 },
  ]
  const response = await fetch(new URL('/wp-json/cfg/saveBuild/', site.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ items }),
  })
  const { code } = (await response.json()) as { readonly code: string }
  return code
}

function addressOf(site: Site, { path }: Screen, codes: readonly string[]): string {
  return new URL(path === BUILDS ? [path, ...codes].join('/') : path, site.url).href
}

/** Goes to a screen within the page, as a link in it would, and opens its dialog. */
export async function visit(
  page: Page,
  site: Site,
  screen: Screen,
  codes: readonly string[],
): Promise<void> {
  const open = page.locator('cfg-configurator dialog[open]')
  if ((await open.count()) > 0) {
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
  }
  await page.evaluate(
    (address) => {
      if (address === location.href) return
      // As the widget does: the history entry of a closed dialog is taken over.
      if (history.state?.cfgOverlays > 0) history.replaceState(null, '', address)
      else history.pushState(null, '', address)
    },
    addressOf(site, screen, codes),
  )
  for (const name of screen.opens ?? [])
    await page.getByRole('button', { name, includeHidden: true }).first().dispatchEvent('click')
  await expect(page.locator(`cfg-configurator ${screen.shows}`).first()).toBeAttached()
  await expect(page.locator('cfg-configurator [aria-busy=true]')).toHaveCount(0)
}

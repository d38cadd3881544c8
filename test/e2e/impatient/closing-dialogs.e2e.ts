import type { Page } from '@playwright/test'
import type { ConfiguratorElement } from '../../../src/element/configurator-element.tsx'
import type { Modal } from '../../../src/core/store/state.ts'
import { CHOSEN, OTHER, preselected, WHOLE } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { holdCall } from '../support/failing-requests.ts'
import { expect, test, type Site } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'
import { fillFormIn } from '../support/lead-fields.ts'
import { openRow } from '../support/summary-rows.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Row {
  /** What the dialog shows; missing, only its kind. */
  readonly modal?: Modal
  /** The call that is under way when the dialog is closed. */
  readonly call: string
  /** Sends the request, if opening the dialog does not. */
  readonly ask?: (page: Page, code: string) => Promise<void>
}

const submit = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Submeter' }).click()

const enterCode = async (page: Page, code: string, button: RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Código da configuração').fill(code)
  await dialog.getByRole('button', { name: button }).click()
}

const formRow = (
  purpose: 'proposal' | 'test-drive' | 'configuration-email',
  call: string,
): Row => ({
  modal: { kind: 'contact', purpose },
  call,
  ask: async (page) => {
    await fillFormIn(page, purpose)
    await submit(page)
  },
})

/** Every kind of dialog, with each request that it can wait for. */
const DIALOGS: Readonly<Record<Modal['kind'] | (string & {}), readonly Row[]>> = {
  specs: [{ modal: { kind: 'specs', engineId: String(CHOSEN.engine.id) }, call: 'lstEngines' }],
  equipment: [
    { modal: { kind: 'equipment', versionId: String(CHOSEN.version.id) }, call: 'equipmentLst' },
  ],
  // The list that it is about has loaded.
  'equipment-item': [],
  finance: [{ call: 'updateFinances' }],
  gallery: [{ modal: { kind: 'gallery', side: 'exterior' }, call: 'pictures' }],
  contact: [
    formRow('proposal', 'get-cfg-pdf'),
    formRow('test-drive', 'updateFinances'),
    formRow('configuration-email', 'updateFinances'),
    { modal: { kind: 'contact', purpose: 'proposal' }, call: 'hyuDealersLst' },
  ],
  phone: [{ call: 'saveBuild' }],
  code: [{ call: 'findBuild', ask: (page, code) => enterCode(page, code, /^Abrir/) }],
  builds: [{ call: 'lstVersions' }],
  'compare-builds': [
    {
      call: 'saveBuild',
      ask: (page) => page.getByRole('dialog').getByRole('button', { name: 'Comparar' }).click(),
    },
    { call: 'findBuild', ask: (page, code) => enterCode(page, code, /^Adicionar/) },
  ],
  'running-cost': [{ call: 'boModelsFields' }],
  // It shows nothing.
  link: [],
  'guided-start': [{ call: 'lstEngines' }],
}

const ROWS = Object.entries(DIALOGS).flatMap(([kind, rows]) =>
  rows.map((row) => ({ ...row, modal: row.modal ?? ({ kind } as Modal) })),
)

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click(),
  'the browser’s Back': (page) => page.goBack(),
}

/** A build of another model, which a late answer would open, as it is saved on the device. */
const BUILD = (() => {
  const { model, engine, version, exterior, interior } = preselected(OTHER)
  const item = (name: string, id: number | string, text: string, euros: number | null) => ({
    item: name,
    id: String(id),
    name: text,
    cents: euros === null ? null : euros * 100,
  })
  return [
    item('model', model.id, model.model, null),
    item('engine', engine.id, engine.engine, null),
    item('version', version.id, version.designation, version.price),
    item('exterior', exterior.colorid, exterior.designation, exterior.price),
    item('interior', interior.idColor, interior.designation, interior.price),
  ]
})()

async function codeOfBuild(site: Site): Promise<string> {
  const response = await fetch(new URL('/wp-json/cfg/saveBuild/', site.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ items: BUILD }),
  })
  return ((await response.json()) as { readonly code: string }).code
}

/** Another financing option needs another quote, which the forms wait for. */
async function chooseAnotherCredit(page: Page): Promise<void> {
  await openRow(page, 'Financiamento')
  const asked = page.waitForRequest(/\/updateFinances\//)
  await page.getByRole('radio', { name: 'Open Drive' }).check()
  await asked
}

/** What a late answer must not change. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { store, shadowRoot } = document.querySelector('cfg-configurator') as ConfiguratorElement
    const { configuration, modal, pending, visits, notice, alert } = store!.state.getState()
    return {
      state: { configuration, modal, pending, visits, notice, alert },
      focus: shadowRoot?.activeElement?.textContent,
      address: location.href,
    }
  })

for (const { modal, call, ask } of ROWS) {
  const name = JSON.stringify(Object.values(modal))
  test(
    `nothing happens after ${name} has been closed in any way while ${call} is under way, and the focus returns`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      test.slow()
      const configurator = configuratorPage(page, site.url)
      const code = await codeOfBuild(site)
      await page.addInitScript((items) => {
        const saved = { id: 'a', name: 'A nossa', savedOn: '2026-11-22', picture: null, items }
        localStorage.setItem('cfg_saved_builds', JSON.stringify([saved]))
      }, BUILD)
      for (const [way, close] of Object.entries(WAYS)) {
        await page.goto(`${site.url}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
        await configurator.expectStep('resumo')
        await configurator.expectSettled()
        const release = await holdCall(page, call)
        if (call === 'updateFinances') await chooseAnotherCredit(page)
        await configurator.proposal.focus()
        const before = await stateOf(page)
        await page.evaluate((opened) => {
          const { store } = document.querySelector('cfg-configurator') as ConfiguratorElement
          store?.actions.openModal(opened)
        }, modal)
        await expect(configurator.dialog).toBeVisible()
        const isAwaited = ask !== undefined && call !== 'updateFinances'
        const asked = isAwaited && page.waitForRequest(new RegExp(`/${call}/`))
        await ask?.(page, code)
        await asked
        await close(page)
        await expect(configurator.dialog, way).toHaveCount(0)
        release()
        await page.unrouteAll({ behavior: 'wait' })
        await untilIdle(page)
        expect(await stateOf(page), way).toEqual(before)
        expect(site.requests().filter((request) => request.call === 'lead')).toEqual([])
      }
    },
  )
}

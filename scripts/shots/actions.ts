import type { Locator, Page } from '@playwright/test'

/** Takes a picture of the page as it stands, under a name. */
export type Shoot = (name: string) => Promise<void>

/** A visit of its own that ends in one or more pictures. */
export interface Scene {
  readonly name: string
  readonly play: (page: Page, home: string, shoot: Shoot) => Promise<void>
}

/** Longest wait for anything to show, in milliseconds. */
export const PATIENCE = 8000

/** A whole configuration of the Maré, as `cfg_app_params` keeps it. */
const WHOLE = 'modelid=101&engine=1012&version=10123&colext=VBR&colint=PCA'

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
}

export function click(page: Page, name: string | RegExp): Promise<void> {
  return button(page, name).click({ timeout: PATIENCE })
}

/** Opens something with a button, takes its picture, and closes it with Escape. */
export async function shootOpened(
  page: Page,
  opener: string | RegExp,
  shoot: Shoot,
  name: string,
): Promise<void> {
  await click(page, opener)
  await page.getByRole('dialog').first().waitFor({ timeout: PATIENCE })
  await shoot(name)
  await page.keyboard.press('Escape')
}

export async function toHome(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await button(page, /^Selecionar/).waitFor({ timeout: PATIENCE })
}

/** Opens a step as a visitor who comes back to a whole configuration. */
export async function toStep(
  page: Page,
  home: string,
  step: string,
  choices = WHOLE,
  model = 'Maré',
): Promise<void> {
  const url = new URL('/', home).href
  await page
    .context()
    .addCookies([{ name: 'cfg_app_params', value: encodeURIComponent(choices), url }])
  await page.goto(new URL(`${encodeURIComponent(model)}/${step}`, home).href)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE })
}

/** A step is ready when its first choice is made: the footer leads on from then. */
export async function waitForChoice(page: Page): Promise<void> {
  await page.locator('input:checked').first().waitFor({ state: 'attached', timeout: PATIENCE })
}

/** Opens the options sheet of the mobile form; the desktop form has none. */
export async function openOptions(page: Page): Promise<boolean> {
  const opener = page.getByRole('button', { name: /^Selecionar .+\(/ }).first()
  const hasSheet = await opener.isVisible()
  if (hasSheet) await opener.click()
  return hasSheet
}

/** Makes the calls whose path contains a word answer as told, or never when told nothing. */
export async function answer(
  page: Page,
  path: string,
  status: number | null,
  body = '',
): Promise<void> {
  await page.route(
    (url) => url.pathname.includes(path),
    (route) =>
      status === null
        ? undefined
        : route.fulfill({ status, contentType: 'application/json', body }),
  )
}

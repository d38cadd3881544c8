import type { Locator, Page } from '@playwright/test'

/** Takes a picture of the page as it stands, under a name. */
export type Shoot = (name: string) => Promise<void>

const STEP_TIMEOUT = 8000

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
}

function click(page: Page, name: string | RegExp): Promise<void> {
  return button(page, name).click({ timeout: STEP_TIMEOUT })
}

async function waitForScreen(page: Page, segment: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.endsWith(`/${segment}`), { timeout: STEP_TIMEOUT })
  await page.getByRole('heading').first().waitFor({ timeout: STEP_TIMEOUT })
}

/** Opens something with a button, takes its picture, and closes it with Escape. */
async function shootOpened(page: Page, opener: RegExp, shoot: Shoot, name: string): Promise<void> {
  await click(page, opener)
  await page.getByRole('dialog').first().waitFor({ timeout: STEP_TIMEOUT })
  await shoot(name)
  await page.keyboard.press('Escape')
}

async function toHome(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await button(page, /^Selecionar/).waitFor({ timeout: STEP_TIMEOUT })
}

async function toMotors(page: Page, home: string): Promise<void> {
  await toHome(page, home)
  await click(page, /^Selecionar/)
  await waitForScreen(page, 'motor')
}

/** A step is ready when its first choice is made: the footer leads on from then. */
async function waitForChoice(page: Page): Promise<void> {
  await page.locator('input:checked').first().waitFor({ state: 'attached', timeout: STEP_TIMEOUT })
}

/** Opens the options sheet of the mobile form; the desktop form has none. */
async function openOptions(page: Page): Promise<boolean> {
  const opener = page.getByRole('button', { name: /^Selecionar / }).first()
  const hasSheet = await opener.isVisible()
  if (hasSheet) await opener.click()
  return hasSheet
}

/** Takes the step as it opens and, in the mobile form, with its options sheet open. */
async function shootStep(page: Page, shoot: Shoot, name: string): Promise<void> {
  await waitForChoice(page)
  await shoot(name)
  if (await openOptions(page)) await shoot(`${name}-options`)
}

async function onwards(page: Page, segment: string): Promise<void> {
  await waitForChoice(page)
  await click(page, 'Continuar')
  await waitForScreen(page, segment)
}

/** A visit of its own that ends in one or more pictures. */
export interface Scene {
  readonly name: string
  readonly play: (page: Page, home: string, shoot: Shoot) => Promise<void>
}

/** Makes the calls whose path contains a word answer as told, or never when told nothing. */
async function answer(page: Page, path: string, status: number | null, body = ''): Promise<void> {
  await page.route(
    (url) => url.pathname.includes(path),
    (route) =>
      status === null
        ? undefined
        : route.fulfill({ status, contentType: 'application/json', body }),
  )
}

export const SCENES: readonly Scene[] = [
  {
    name: 'home',
    play: async (page, home, shoot) => {
      await toHome(page, home)
      await shoot('home')
      await click(page, /^Filtro/)
      await page.getByRole('checkbox').first().waitFor({ timeout: STEP_TIMEOUT })
      await shoot('home-filter')
    },
  },
  {
    name: 'walk',
    play: async (page, home, shoot) => {
      await toMotors(page, home)
      await shootStep(page, shoot, 'motors')
      await shootOpened(page, /Ver dados técnicos do motor/, shoot, 'technical-data')
      await onwards(page, 'versao')
      await shootStep(page, shoot, 'version')
      await shootOpened(page, /Ver lista de equipamentos/, shoot, 'equipment')
      await onwards(page, 'exterior')
      await shootStep(page, shoot, 'exterior')
      await onwards(page, 'interior')
      await shootStep(page, shoot, 'interior')
      await onwards(page, 'resumo')
      await shoot('summary')
    },
  },
  {
    name: 'alert',
    play: async (page, home, shoot) => {
      await toMotors(page, home)
      await waitForChoice(page)
      await openOptions(page)
      await page.getByRole('checkbox', { checked: true }).first().click({ timeout: STEP_TIMEOUT })
      await click(page, 'Continuar')
      await page.getByRole('alertdialog').waitFor({ timeout: STEP_TIMEOUT })
      await shoot('alert')
    },
  },
  {
    name: 'loading',
    play: async (page, home, shoot) => {
      await answer(page, '/lstModels', null)
      await page.goto(home, { waitUntil: 'commit' })
      await page.locator('cfg-configurator').waitFor({ state: 'attached' })
      await page.waitForTimeout(1000)
      await shoot('loading')
    },
  },
  {
    name: 'failed',
    play: async (page, home, shoot) => {
      await answer(page, '/lstModels', 404, '{}')
      await page.goto(home)
      await button(page, 'Tentar novamente').waitFor({ timeout: STEP_TIMEOUT })
      await shoot('failed')
    },
  },
  {
    name: 'empty',
    play: async (page, home, shoot) => {
      await answer(page, '/lstModels', 200, '[]')
      await page.goto(home)
      await page.getByText('Sem resultados').first().waitFor({ timeout: STEP_TIMEOUT })
      await shoot('empty')
    },
  },
  {
    name: 'no-colours',
    play: async (page, home, shoot) => {
      await answer(page, '/extColors', 200, '[]')
      await toMotors(page, home)
      await onwards(page, 'versao')
      await onwards(page, 'exterior')
      await page.getByText('Lamentamos').first().waitFor({ state: 'attached' })
      await openOptions(page)
      await shoot('no-colours')
    },
  },
]

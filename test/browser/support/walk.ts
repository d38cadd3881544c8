import type { Locator, Page } from '@playwright/test'
import { MODEL, WHOLE } from './catalogue.ts'
import { expect } from './fixtures.ts'

/** The last part of a step's address, and how its heading begins. */
const HEADINGS = {
  motor: 'Selecione o Motor do seu',
  versao: 'Selecione a Versão do seu',
  exterior: 'Selecione a Cor Exterior do seu',
  interior: 'Selecione o Interior do seu',
  resumo: 'Lume',
} as const

export type Step = keyof typeof HEADINGS

const STEPS = ['motor', 'versao', 'exterior', 'interior', 'resumo'] as const

/**
 * What a buyer does and sees, by role and Portuguese label, in either form of the widget. On a page that
 * holds more than the widget, `widget` is where to look.
 */
export function walkOn(page: Page, home: string, widget: Page | Locator = page) {
  const footer = widget.getByRole('region', { name: 'Preço da configuração' })
  const sheetOpener = widget.getByRole('button', { name: /^Selecionar .+ \(\d+ .+\)$/ })
  const sheetCloser = widget.getByRole('button', { name: 'Fechar as opções' })
  const cards = widget.locator('[part=options]')
  const menu = widget.locator('.nav-toggle')

  const address = (step: Step, model: string, query = ''): string =>
    new URL(`${encodeURIComponent(model)}/${step}${query}`, home).href

  const expectHome = async (): Promise<void> => {
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Escolha o seu Lume')
    expect(new URL(page.url()).pathname).toMatch(/^\/configurador\/?$/)
  }

  const expectStep = async (step: Step, model = MODEL): Promise<void> => {
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText(`${HEADINGS[step]} ${model}`)
    expect(page.url().replace(/[?#].*/, '')).toBe(address(step, model))
  }

  /** Opens the options on the phone; on a desktop they always stand open. */
  const openOptions = async (): Promise<void> => {
    await expect(cards).toBeVisible()
    await expect(cards.locator('[aria-busy=true]')).toHaveCount(0)
    if (await sheetOpener.isVisible()) await sheetOpener.click()
  }

  const closeOptions = async (): Promise<void> => {
    if (await sheetCloser.isVisible()) await sheetCloser.click()
  }

  /** The card of an engine or version, or the chip of a colour; chips are read with their surcharge. */
  const option = (name: string): Locator =>
    cards
      .getByRole('checkbox', { name, exact: true })
      .or(cards.getByRole('radio', { name: new RegExp(`^${name} `) }))

  const choose = async (name: string): Promise<void> => {
    await openOptions()
    await option(name).check()
    await closeOptions()
  }

  const goOn = (): Promise<void> => footer.getByRole('button', { name: 'Continuar' }).click()

  const openHome = async (query = ''): Promise<void> => {
    // A picture that never comes must not hold the visit up.
    await page.goto(home + query, { waitUntil: 'domcontentloaded' })
    await expect(widget.getByRole('button', { name: /^Selecionar / }).first()).toBeVisible()
  }

  const pick = async (model: string): Promise<void> => {
    await widget.getByRole('button', { name: `Selecionar ${model}`, exact: true }).click()
    await expectStep('motor', model)
    await expectPriced()
  }

  /** Waits until the footer shows a price. */
  const expectPriced = (): Promise<void> => expect(figure('Preço desde')).toContainText('€')

  /** A figure of the footer by its label. */
  const figure = (label: string): Locator =>
    footer
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: label }) })
      .locator('dd')

  /** Goes on from one step to another, taking what is preselected unless `choices` names something. */
  const goFrom = async (
    first: Step,
    last: Step,
    model = MODEL,
    choices: Partial<Record<Step, string>> = {},
  ): Promise<void> => {
    for (const step of STEPS.slice(STEPS.indexOf(first))) {
      await expectStep(step, model)
      const choice = choices[step]
      if (choice !== undefined) await choose(choice)
      if (step === last) return
      await expectSettled()
      await goOn()
    }
  }

  /** The same from home, for a model. */
  const goTo = async (
    step: Step,
    model = MODEL,
    choices: Partial<Record<Step, string>> = {},
  ): Promise<void> => {
    await openHome()
    await pick(model)
    await goFrom('motor', step, model, choices)
  }

  /** Waits until the screen's list has come and its choice is made. */
  const expectSettled = async (): Promise<void> => {
    await expect(widget.locator('[aria-busy=true]')).toHaveCount(0)
    await expectPriced()
  }

  /** Comes back with choices of an earlier visit, as `cfg_app_params` keeps them. */
  const remember = (choices: string): Promise<void> =>
    page.context().addCookies([
      {
        name: 'cfg_app_params',
        value: encodeURIComponent(choices),
        url: new URL('/', home).href,
      },
    ])

  /** Opens a step as a visitor who comes back to it, with the choices of a whole share link. */
  const open = async (step: Step): Promise<void> => {
    await remember(WHOLE)
    await page.goto(address(step, MODEL), { waitUntil: 'domcontentloaded' })
    await expectStep(step)
    await expectSettled()
  }

  /** The navigation's own menu: on the phone it holds breadcrumb and steps. */
  const openMenu = async (): Promise<void> => {
    if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false')
      await menu.click()
  }

  return {
    address,
    choose,
    closeOptions,
    expectHome,
    expectPriced,
    expectSettled,
    expectStep,
    figure,
    footer,
    goFrom,
    goBack: (): Promise<void> => footer.getByRole('button', { name: 'Anterior' }).click(),
    goOn,
    goTo,
    open,
    openHome,
    openMenu,
    openOptions,
    option,
    pick,
    remember,
    alert: widget.getByRole('alertdialog'),
    dialog: widget.getByRole('dialog'),
    heading: widget.getByRole('heading', { level: 1 }),
    navigation: widget.locator('[part=navigation]'),
    sheetCloser,
    sheetOpener,
  }
}

export type Walk = ReturnType<typeof walkOn>

/** '32 450 €' or '363,62 €' as the widget writes money; spaces compare as equal in Playwright. */
export function euros(amount: number, decimals = 0): string {
  const [whole = '', cents] = amount.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${grouped}${cents === undefined ? '' : `,${cents}`} €`
}

/** The content site's own answer to a GET below `wp-json/cfg/`. */
export async function ask<Answer>(home: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(`/wp-json/cfg/${path}`, home))
  expect(response.status, path).toBe(200)
  return (await response.json()) as Answer
}

import type { Locator, Page } from '@playwright/test'
import { MODEL, WHOLE } from './catalogue.ts'
import { expect } from './fixtures.ts'

/** The last segment of a step's URL, and the beginning of its heading. */
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
 * Page object of the widget: what a buyer does and sees, by role and Portuguese label, in the desktop and the mobile
 * layout.
 * @param widget Where to look, on a page that contains more than the widget.
 */
export function configuratorPage(page: Page, home: string, widget: Page | Locator = page) {
  // On the summary it is hidden while the same figures or the same button are in view.
  const footer = widget.getByRole('region', { name: 'Preço da configuração', includeHidden: true })
  const sheetOpener = widget.getByRole('button', { name: /^Selecionar .+ \(\d+ .+\)/ })
  const sheetCloser = widget.getByRole('button', { name: 'Fechar as opções' })
  const cards = widget.locator('[part=options]')
  const menu = widget.locator('.nav-toggle')

  const address = (step: Step, model: string, query = ''): string =>
    new URL(`${encodeURIComponent(model)}/${step}${query}`, home).href

  const expectHome = async (): Promise<void> => {
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Escolha o seu Lume')
    expect(new URL(page.url()).pathname).toMatch(/^\/configurador\/?$/)
  }

  /** The heading of a step, which the one before keeps until the next is ready. */
  const stepHeading = (step: Step): Locator =>
    widget.getByRole('heading', { level: 1 }).filter({ hasText: HEADINGS[step] })

  const expectStep = async (step: Step, model = MODEL): Promise<void> => {
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText(`${HEADINGS[step]} ${model}`)
    expect(page.url().replace(/[?#].*/, '')).toBe(address(step, model))
  }

  /** Opens the options panel in the mobile layout. In the desktop layout it is always open. */
  const openOptions = async (): Promise<void> => {
    await expect(cards).toBeVisible()
    await expect(cards.locator('[aria-busy=true]')).toHaveCount(0)
    if (!(await sheetOpener.isVisible())) return
    await sheetOpener.click()
    await expect(sheetCloser).toBeVisible()
  }

  const closeOptions = async (): Promise<void> => {
    if (!(await sheetCloser.isVisible())) return
    await sheetCloser.click()
    await expect(sheetCloser).toBeHidden()
  }

  /** The card of an engine or version, or the chip of a colour. The name of a chip includes its surcharge. */
  const option = (name: string): Locator =>
    cards
      .getByRole('checkbox', { name, exact: true })
      .or(cards.getByRole('radio', { name: new RegExp(`^${name} `) }))

  const chooseOption = async (name: string): Promise<void> => {
    await openOptions()
    await option(name).check()
    await closeOptions()
  }

  const goToNextStep = (): Promise<void> =>
    footer.getByRole('button', { name: 'Continuar' }).click()

  const openHome = async (query = ''): Promise<void> => {
    // A picture that never loads must not block the test.
    await page.goto(home + query, { waitUntil: 'domcontentloaded' })
    await expect(widget.getByRole('button', { name: /^Selecionar / }).first()).toBeVisible()
  }

  const chooseModel = async (model: string): Promise<void> => {
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

  /** Continues from one step to another with the preselected options, except those named in `choices`. */
  const goThroughSteps = async (
    first: Step,
    last: Step,
    model = MODEL,
    choices: Partial<Record<Step, string>> = {},
  ): Promise<void> => {
    for (const step of STEPS.slice(STEPS.indexOf(first))) {
      await expectStep(step, model)
      const choice = choices[step]
      if (choice !== undefined) await chooseOption(choice)
      if (step === last) return
      await expectSettled()
      await goToNextStep()
    }
  }

  /** Opens home, chooses a model and continues to a step. */
  const goToStep = async (
    step: Step,
    model = MODEL,
    choices: Partial<Record<Step, string>> = {},
  ): Promise<void> => {
    await openHome()
    await chooseModel(model)
    await goThroughSteps('motor', step, model, choices)
  }

  /** Waits until the screen's list has loaded and its choice is made. */
  const expectSettled = async (): Promise<void> => {
    await expect(widget.locator('[aria-busy=true]')).toHaveCount(0)
    await expectPriced()
  }

  /** Sets the cookie `cfg_app_params`, as an earlier visit would have left it. */
  const setChoicesCookie = (choices: string): Promise<void> =>
    page.context().addCookies([
      {
        name: 'cfg_app_params',
        value: encodeURIComponent(choices),
        url: new URL('/', home).href,
      },
    ])

  /** Opens a step's URL with a cookie that has all choices. */
  const openStep = async (step: Step): Promise<void> => {
    await setChoicesCookie(WHOLE)
    await page.goto(address(step, MODEL), { waitUntil: 'domcontentloaded' })
    await expectStep(step)
    await expectSettled()
  }

  /** Opens the navigation's menu, which has breadcrumb and steps in the mobile layout. */
  const openMenu = async (): Promise<void> => {
    if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false')
      await menu.click()
  }

  return {
    address,
    chooseOption,
    closeOptions,
    expectHome,
    expectPriced,
    expectSettled,
    expectStep,
    figure,
    footer,
    goThroughSteps,
    stepHeading,
    goToPreviousStep: (): Promise<void> => footer.getByRole('button', { name: 'Anterior' }).click(),
    goToNextStep,
    goToStep,
    openStep,
    openHome,
    openMenu,
    openOptions,
    option,
    chooseModel,
    setChoicesCookie,
    alert: widget.getByRole('alertdialog'),
    dialog: widget.getByRole('dialog'),
    heading: widget.getByRole('heading', { level: 1 }),
    navigation: widget.locator('[part=navigation]'),
    /** 'Pedir Proposta' at the top of the summary. */
    proposal: widget.locator('.summary-buttons').getByRole('button', { name: 'Pedir Proposta' }),
    sheetCloser,
    sheetOpener,
  }
}

export type ConfiguratorPage = ReturnType<typeof configuratorPage>

/** An amount as the widget formats it, such as '32 450 €' or '363,62 €'. Playwright compares all spaces as equal. */
export function euros(amount: number, decimals = 0): string {
  const [whole = '', cents] = amount.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${grouped}${cents === undefined ? '' : `,${cents}`} €`
}

/** The content site's response to a GET request below `wp-json/cfg/`. */
export async function ask<Answer>(home: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(`/wp-json/cfg/${path}`, home))
  expect(response.status, path).toBe(200)
  return (await response.json()) as Answer
}

import {
  CAR,
  CHOICES,
  CHOSEN,
  exteriorsOf,
  MODEL,
  PRESELECTED,
  priceOf,
} from '../support/catalogue.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage, type ConfiguratorPage } from '../support/configurator-page.ts'

/** Presses Tab until something has the focus; fails where the keyboard does not reach it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = (): Promise<boolean> =>
    target.evaluate(
      (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
    )
  await expect(target).toHaveCount(1)
  for (let presses = 0; presses < 90; presses += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Opens the options with the keyboard where the widget keeps them closed. */
async function openOptions(page: Page, configurator: ConfiguratorPage): Promise<void> {
  await configurator.expectSettled()
  if (await configurator.sheetOpener.isVisible()) await press(page, configurator.sheetOpener)
}

async function continueToNextStep(page: Page, configurator: ConfiguratorPage): Promise<void> {
  await press(page, configurator.footer.getByRole('button', { name: 'Continuar' }))
}

test('the whole flow from home to the summary works by keyboard alone', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openHome()
  await press(page, page.getByRole('button', { name: `Selecionar ${MODEL}` }))
  await configurator.expectStep('motor')
  await expect(configurator.heading).toBeFocused()

  await openOptions(page, configurator)
  await press(page, configurator.option(CHOICES.motor), 'Space')
  await expect(configurator.option(CHOICES.motor)).toBeChecked()
  await continueToNextStep(page, configurator)
  await configurator.expectStep('versao')
  await expect(configurator.heading).toBeFocused()

  await openOptions(page, configurator)
  await press(page, configurator.option(CHOICES.versao), 'Space')
  await expect(configurator.option(CHOICES.versao)).toBeChecked()
  await continueToNextStep(page, configurator)
  await configurator.expectStep('exterior')
  await expect(configurator.heading).toBeFocused()

  await openOptions(page, configurator)
  await tabTo(page, configurator.option(PRESELECTED.exterior.designation))
  const exteriors = exteriorsOf(CAR, CHOSEN.version)
  const types = [...new Set(exteriors.map(({ paintingType }) => paintingType))]
  const presses = types
    .flatMap((type) => exteriors.filter(({ paintingType }) => paintingType === type))
    .indexOf(CHOSEN.exterior)
  for (let pressed = 0; pressed < presses; pressed++) await page.keyboard.press('ArrowRight')
  await expect(configurator.option(CHOICES.exterior)).toBeChecked()
  await continueToNextStep(page, configurator)
  await configurator.expectStep('interior')
  await expect(configurator.heading).toBeFocused()

  await openOptions(page, configurator)
  await tabTo(page, configurator.option(PRESELECTED.interior.designation))
  await page.keyboard.press('ArrowLeft')
  await expect(configurator.option(CHOICES.interior)).toBeChecked()
  await continueToNextStep(page, configurator)
  await configurator.expectStep('resumo')
  await expect(configurator.heading).toBeFocused()
  await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  await press(page, page.getByRole('button', { name: 'Alterar versão' }))
  await configurator.expectStep('versao')
  await expect(configurator.heading).toBeFocused()
})

test(
  'the widget does not take the focus when the page opens',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    await expect(configurator.heading).not.toBeFocused()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  },
)

test('going back moves the focus to the heading', { tag: '@desktop' }, async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.goToStep('versao')
  await page.goBack()
  await configurator.expectStep('motor')
  await expect(configurator.heading).toBeFocused()
  await page.goBack()
  await configurator.expectHome()
  await expect(configurator.heading).toBeFocused()
})

import { MODEL, CHOICES, CHOSEN, priceOf } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage, type Step } from '../support/configurator-page.ts'

const STEPS = ['motor', 'versao', 'exterior', 'interior', 'resumo'] as const

test(
  'going back and forward through every step keeps the choices',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('resumo', MODEL, CHOICES)

    const expectChosen = async (step: Step): Promise<void> => {
      await configurator.expectStep(step)
      if (step === 'resumo') return
      await configurator.openOptions()
      await expect(configurator.option(CHOICES[step])).toBeChecked()
      await configurator.closeOptions()
    }
    for (const step of STEPS.toReversed().slice(1)) {
      await page.goBack()
      await expectChosen(step)
    }
    for (const step of STEPS.slice(1)) {
      await page.goForward()
      await expectChosen(step)
    }
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
    await expect(configurator.alert).toHaveCount(0)
  },
)

test(
  'a choice made just before the page is reloaded is kept',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor')
    const engine = configurator.option(CHOICES.motor)
    await expect(engine).not.toBeChecked()
    const reloaded = page.waitForEvent('domcontentloaded')
    await engine.evaluate((input: HTMLInputElement) => {
      // The page is left before the browser paints the choice.
      window.requestAnimationFrame = () => 0
      input.click()
      location.reload()
    })
    await reloaded
    await expect(engine).toBeChecked()
  },
)

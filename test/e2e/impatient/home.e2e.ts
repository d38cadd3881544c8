import { MODELS } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  'going back to the models returns to the card and the position that the buyer left',
  { tag: '@phone' },
  async ({ page, site }) => {
    const third = MODELS.toSorted((one, other) => one.model.price - other.model.price)[2]!.model
      .model
    const configurator = configuratorPage(page, site.url)
    // The demo page is shorter once a model has been chosen.
    await configurator.goToStep('motor')
    await configurator.goToPreviousStep()
    await configurator.expectHome()
    const button = page.getByRole('button', { name: `Selecionar ${third}`, exact: true })
    await button.scrollIntoViewIfNeeded()
    // Playwright would scroll before a click.
    await button.focus()
    await page.evaluate(() => window.scrollTo(0, 150))
    await expect(button).toBeInViewport()
    await page.keyboard.press('Enter')
    await configurator.expectStep('motor', third)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await configurator.goToPreviousStep()
    await configurator.expectHome()
    await expect(button).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150)
  },
)

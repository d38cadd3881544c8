import { MODELS } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test(
  'the filter of the models scrolls into view when it opens below the window',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    // The panel opens below the index of the models.
    await page.setViewportSize({ width: 390, height: 300 })
    await page.getByRole('button', { name: 'Filtro' }).click()
    await expect(page.getByRole('group', { name: 'Segmento' })).toBeInViewport({ ratio: 1 })
  },
)

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

test(
  "on a phone 'Ver n modelos' stays in view while the filter is open, and leads to the matches",
  { tag: '@phone' },
  async ({ page, site }) => {
    await configuratorPage(page, site.url).openHome()
    const filter = page.getByRole('button', { name: 'Filtro' })
    await filter.click()
    const show = page.getByRole('button', { name: /^Ver \d+ modelos?$/ })
    await expect(show).toBeInViewport({ ratio: 1 })
    await page.getByRole('checkbox', { name: 'Citadino' }).check()
    await expect(show).toHaveText('Ver 3 modelos')
    await expect(show).toBeInViewport({ ratio: 1 })
    await show.click()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(filter).toBeFocused()
    const [first] = await page.getByRole('button', { name: /^Selecionar / }).all()
    await expect(first!).toBeInViewport({ ratio: 1 })
  },
)

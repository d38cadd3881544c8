import { MODELS } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test(
  'the filter of the models scrolls into view when it is opened near the bottom of the window',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    const toggle = page.getByRole('button', { name: 'Filtro' })
    const { y, height } = (await toggle.boundingBox())!
    await page.setViewportSize({ width: 390, height: Math.round(y + height + 60) })
    await toggle.click()
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
    await configurator.openHome()
    const button = page.getByRole('button', { name: `Selecionar ${third}`, exact: true })
    await button.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, 150))
    // The row comes to rest, and a click scrolls as well.
    await button.click({ trial: true })
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(0)
    await button.click()
    await configurator.expectStep('motor', third)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await configurator.goToPreviousStep()
    await configurator.expectHome()
    await expect(button).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  },
)

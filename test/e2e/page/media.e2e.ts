import { CHOICES } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test(
  'a printed step shows the choices and the price, without navigation and buttons',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    await page.emulateMedia({ media: 'print' })
    await expect(configurator.navigation).toBeHidden()
    await expect(page.locator('cfg-configurator').getByRole('button')).toHaveCount(0)
    await expect(page.getByText(CHOICES.exterior, { exact: true }).last()).toBeVisible()
    await expect(configurator.footer).toContainText('Preço')
    await expect(configurator.footer).toHaveCSS('position', 'static')
  },
)

test('forced colours show how far the buyer is', { tag: '@phone' }, async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await configuratorPage(page, site.url).openStep('versao')
  // Forced colours take backgrounds, not borders.
  const widths = await page
    .locator('.bars i')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).borderTopWidth))
  expect(widths).toEqual(['3px', '3px', '0px', '0px', '0px'])
})

import { CHOICES } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

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

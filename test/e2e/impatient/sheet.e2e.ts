import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test(
  'the sheet follows a drag on its head and closes, and Escape closes it too',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('versao')
    await configurator.openOptions()
    const { x, y } = (await configurator.heading.boundingBox())!
    const top = async (): Promise<number> => (await configurator.heading.boundingBox())!.y
    await page.mouse.move(x + 20, y + 5)
    await page.mouse.down()
    await page.mouse.move(x + 20, y + 65)
    expect(Math.round((await top()) - y)).toBe(60)
    await page.mouse.move(x + 20, y + 205)
    await page.mouse.up()
    await expect(configurator.sheetCloser).toBeHidden()
    await expect(configurator.sheetOpener).toBeFocused()

    await configurator.openOptions()
    await page.keyboard.press('Escape')
    await expect(configurator.sheetCloser).toBeHidden()
    await expect(configurator.sheetOpener).toBeFocused()
    await configurator.expectStep('versao')
  },
)

test(
  'Escape closes the sheet from the moment it appears',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('versao')
    await page.locator('.sheet').evaluate((sheet) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      }).observe(sheet, { attributeFilter: ['data-open'] })
    })
    await configurator.sheetOpener.click()
    await expect(configurator.sheetOpener).toBeFocused()
    await expect(configurator.sheetCloser).toBeHidden()
  },
)

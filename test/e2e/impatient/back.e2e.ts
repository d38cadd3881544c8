import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  'going back closes a dialog first, then the sheet below it, and then leaves the step',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('versao')
    await configurator.openOptions()
    const equipment = page.getByRole('button', { name: /^Ver lista de equipamentos/ }).first()
    await equipment.click()
    await expect(configurator.dialog).toBeVisible()
    await page.goBack()
    await expect(configurator.dialog).toHaveCount(0)
    await expect(configurator.sheetCloser).toBeVisible()

    await equipment.click()
    // Back follows the tap at once: the dialog is hidden, but not yet closed.
    await configurator.dialog.getByRole('button', { name: 'Fechar' }).evaluate((button) => {
      ;(button as HTMLElement).click()
      history.back()
    })
    await expect(configurator.dialog).toHaveCount(0)
    await expect(configurator.sheetCloser).toBeHidden()
    await configurator.expectStep('versao')
    await page.goBack()
    await configurator.expectStep('motor')
  },
)

test(
  'a step that is opened from an open sheet takes its place in the history',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('versao')
    await configurator.openOptions()
    await configurator.goToNextStep()
    await configurator.expectStep('exterior')
    await page.goBack()
    await configurator.expectStep('versao')
    await expect(configurator.sheetCloser).toBeHidden()
    await page.goForward()
    await configurator.expectStep('exterior')
    await page.goBack()
    await page.goBack()
    await configurator.expectStep('motor')
  },
)

test(
  'a dialog keeps the way forward, and going back still closes it',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('exterior')
    await page.goBack()
    await configurator.expectStep('versao')
    const info = page.getByRole('button', { name: 'Pedir mais informações' })
    await info.click()
    await expect(configurator.dialog).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(configurator.dialog).toHaveCount(0)
    await configurator.expectStep('versao')

    await info.click()
    await expect(configurator.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(configurator.dialog).toHaveCount(0)
    await page.goForward()
    await configurator.expectStep('exterior')
  },
)

test(
  'going back closes a dialog on the page that the visit began with',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto('about:blank')
    await configurator.openHome()
    await page
      .getByRole('button', { name: /^Saber mais sobre este preço/ })
      .first()
      .click()
    await expect(configurator.dialog).toBeVisible()
    await page.goBack()
    await expect(configurator.dialog).toHaveCount(0)
    await configurator.expectHome()
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  },
)

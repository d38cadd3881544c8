import { CHOICES, ENGINE_LINK, MODEL } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

// Each rule is tested in src/core/configuration/guards.test.ts, with the store in src/core/configuration/guards.dom.test.ts.

const CHOOSE_MODEL = 'É necessário selecionar um modelo antes de prosseguir!'
const CHOOSE_ENGINE = 'Selecione o motor!'

test(
  'a step cannot be left without its choice, and the alert returns the focus',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(ENGINE_LINK)
    await page.goto(configurator.address('motor', MODEL), { waitUntil: 'domcontentloaded' })
    await configurator.expectStep('motor')
    await configurator.openOptions()
    await configurator.option(CHOICES.motor).uncheck()
    const next = configurator.footer.getByRole('button', { name: 'Continuar' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(configurator.alert).toHaveAccessibleName(CHOOSE_ENGINE)
    await expect(configurator.alert.getByRole('button', { name: 'Compreendi' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(configurator.alert).toHaveCount(0)
    await expect(next).toBeFocused()
    await configurator.expectStep('motor')
  },
)

test(
  'going forward from home restores the remembered configuration, or asks for a model without one',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor', MODEL, { motor: CHOICES.motor })
    await page.goBack()
    await configurator.expectHome()
    await page.goForward()
    await configurator.expectStep('motor')
    await expect(configurator.option(CHOICES.motor)).toBeChecked()

    await page.goBack()
    await configurator.expectHome()
    await page.context().clearCookies()
    // The tab remembers its configuration too.
    await page.evaluate(() => sessionStorage.clear())
    await page.goForward()
    await expect(configurator.alert).toHaveText(new RegExp(CHOOSE_MODEL))
    await configurator.alert.getByRole('button').click()
    await configurator.expectHome()
  },
)

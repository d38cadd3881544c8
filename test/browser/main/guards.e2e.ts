import type { Page } from '@playwright/test'
import { CHOICES, ENGINE_LINK, MODEL } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { walkOn } from '../support/walk.ts'

// Each rule is tested in test/domain/guards.test.ts, with the store in test/store/guards.test.ts.

const CHOOSE_MODEL = 'É necessário selecionar um modelo antes de prosseguir!'
const CHOOSE_ENGINE = 'Selecione o motor!'
const CHOOSE_VERSION = 'Selecione a versão!'

/** Goes to another address within the page, as a link of the site or its history may. */
function travel(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => history.pushState(null, '', to), address)
}

test('a step cannot be left without its choice, and the alert returns the focus', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await walk.remember(ENGINE_LINK)
  await page.goto(walk.address('motor', MODEL), { waitUntil: 'domcontentloaded' })
  await walk.expectStep('motor')
  await walk.openOptions()
  await walk.option(CHOICES.motor).uncheck()
  const next = walk.footer.getByRole('button', { name: 'Continuar' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(walk.alert).toHaveAccessibleName(CHOOSE_ENGINE)
  await expect(walk.alert.getByRole('button', { name: 'Compreendi' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(next).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(walk.alert).toHaveCount(0)
  await expect(next).toBeFocused()
  await walk.expectStep('motor')

  await walk.option(CHOICES.motor).check()
  await next.click()
  await walk.expectStep('versao')
  await walk.openOptions()
  await page.locator('[part=options]').getByRole('checkbox', { checked: true }).uncheck()
  await next.click()
  await expect(walk.alert).toHaveText(new RegExp(CHOOSE_VERSION))
  await walk.alert.getByRole('button').click()
  await walk.expectStep('versao')
  await walk.goBack()
  await walk.expectStep('motor')
})

test('an address within the page that skips the version leads to Version with an alert', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  await walk.expectSettled()
  await travel(page, walk.address('resumo', MODEL))
  await expect(walk.alert).toHaveText(new RegExp(CHOOSE_VERSION))
  await walk.expectStep('versao')
})

test(
  'going forward from home restores the remembered configuration, or asks for a model without one',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.goTo('motor', MODEL, { motor: CHOICES.motor })
    await page.goBack()
    await walk.expectHome()
    await page.goForward()
    await walk.expectStep('motor')
    await expect(walk.option(CHOICES.motor)).toBeChecked()

    await page.goBack()
    await walk.expectHome()
    await page.context().clearCookies()
    // The tab remembers its configuration too.
    await page.evaluate(() => sessionStorage.clear())
    await page.goForward()
    await expect(walk.alert).toHaveText(new RegExp(CHOOSE_MODEL))
    await walk.alert.getByRole('button').click()
    await walk.expectHome()
  },
)

test('the step list disables the steps whose choice is missing and says why', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  await walk.expectSettled()
  await walk.openMenu()
  const summary = walk.navigation.getByRole('button', { name: 'Resumo' })
  await expect(summary).toHaveAttribute('aria-disabled', 'true')
  await expect(summary).toHaveAccessibleDescription('disponível depois de escolher a versão')
  await summary.click({ force: true })
  await walk.expectStep('motor')
})

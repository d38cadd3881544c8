import { MODEL, CHOICES, PRESELECTED } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { walkOn } from '../support/walk.ts'

const CHOOSE_MODEL = 'É necessário selecionar um modelo antes de prosseguir!'
const CHOOSE_ENGINE = 'Selecione o motor!'
const CHOOSE_VERSION = 'Selecione a versão!'

/** Goes to another address within the page, as a link of the site or its history may. */
function travel(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => history.pushState(null, '', to), address)
}

test('leaving home forward without a model stays and says so', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  await walk.expectSettled()
  await page.goBack()
  await walk.expectHome()
  await page.context().clearCookies()
  // The tab remembers its configuration too.
  await page.evaluate(() => sessionStorage.clear())
  await page.goForward()
  await expect(walk.alert).toHaveText(new RegExp(CHOOSE_MODEL))
  await walk.alert.getByRole('button').click()
  await walk.expectHome()
})

test('going forward from home to a remembered configuration brings it back', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor', MODEL, { motor: CHOICES.motor })
  await page.goBack()
  await walk.expectHome()
  await page.goForward()
  await walk.expectStep('motor')
  await walk.openOptions()
  await expect(walk.option(CHOICES.motor)).toBeChecked()
})

test('going straight from home to the summary stays and says so', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.openHome()
  await travel(page, walk.address('resumo', MODEL))
  await expect(walk.alert).toHaveText(new RegExp(CHOOSE_MODEL))
  await walk.alert.getByRole('button').click()
  await walk.expectHome()
})

test('Motors with its engine unchecked goes nowhere and says so', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  await walk.openOptions()
  await walk.option(PRESELECTED.engine.engine).uncheck()
  await walk.goOn()
  await expect(walk.alert).toHaveText(new RegExp(CHOOSE_ENGINE))
  await walk.alert.getByRole('button').click()
  await walk.expectStep('motor')
  await expect(walk.option(PRESELECTED.engine.engine)).not.toBeChecked()
  await walk.option(PRESELECTED.engine.engine).check()
  await walk.goOn()
  await walk.expectStep('versao')
})

test('Motors to the summary is sent to Version and says so', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  await walk.expectSettled()
  await travel(page, walk.address('resumo', MODEL))
  await expect(walk.alert).toHaveText(new RegExp(CHOOSE_VERSION))
  await walk.expectStep('versao')
})

test('Motors to the summary is sent to Version even with a version', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('resumo')
  await page.getByRole('button', { name: 'Alterar motor' }).click()
  await walk.expectStep('motor')
  await page.goBack()
  await expect(walk.alert).toHaveText(new RegExp(CHOOSE_VERSION))
  await walk.expectStep('versao')
  await walk.alert.getByRole('button').click()
  await walk.openOptions()
  await expect(walk.option(PRESELECTED.version.designation)).toBeChecked()
})

for (const step of ['exterior', 'interior'] as const)
  test(`Motors to ${step} without a version is sent to Version`, async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.goTo('motor')
    await walk.expectSettled()
    await travel(page, walk.address(step, MODEL))
    await expect(walk.alert).toHaveText(new RegExp(CHOOSE_VERSION))
    await walk.expectStep('versao')
  })

test('Version with nothing checked goes back, but not on', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('versao')
  await walk.openOptions()
  await walk.option(PRESELECTED.version.designation).uncheck()
  await walk.goOn()
  await expect(walk.alert).toHaveText(new RegExp(CHOOSE_VERSION))
  await walk.alert.getByRole('button').click()
  await walk.expectStep('versao')
  await walk.goBack()
  await walk.expectStep('motor')
})

test('steps whose choice is missing are disabled and tell why', async ({ page, site }) => {
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

test('the alert is announced, holds the focus and gives it back', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  await walk.openOptions()
  await walk.option(PRESELECTED.engine.engine).uncheck()
  const onwards = walk.footer.getByRole('button', { name: 'Continuar' })
  await onwards.focus()
  await page.keyboard.press('Enter')
  await expect(walk.alert).toHaveAccessibleName(CHOOSE_ENGINE)
  await expect(walk.alert.getByRole('button', { name: 'Compreendi' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(onwards).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(walk.alert).toHaveCount(0)
  await expect(onwards).toBeFocused()
})

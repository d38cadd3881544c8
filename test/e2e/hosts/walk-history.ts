import type { Page } from '@playwright/test'
import { CHOICES, MODEL } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { collectLog } from '../support/failing-requests.ts'
import { expect } from '../support/fixtures.ts'

/** Goes from the shop to a step, back and forth by one entry and by several, and over a link to the shop and back. */
export async function walkHistory(page: Page, home: string): Promise<void> {
  const log = collectLog(page)
  const configurator = configuratorPage(page, home)
  const expectShop = async (): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Bem-vindo à loja' })).toBeVisible()
    await expect(page.locator('cfg-configurator').filter({ visible: true })).toHaveCount(0)
  }
  const expectChosenEngine = async (): Promise<void> => {
    await configurator.expectStep('motor')
    await expect(configurator.option(CHOICES.motor)).toBeChecked()
  }
  // In a task of its own, because the page may be left.
  const go = (entries: number): Promise<unknown> =>
    page.evaluate((delta) => setTimeout(() => history.go(delta)), entries)

  await page.goto(new URL('/loja', home).href)
  await page.getByRole('link', { name: 'Configurador', exact: true }).click()
  await configurator.expectHome()
  await configurator.chooseModel(MODEL)
  await configurator.goThroughSteps('motor', 'versao', undefined, { motor: CHOICES.motor })
  await go(-1)
  await expectChosenEngine()
  await go(-2)
  await expectShop()
  await go(3)
  await configurator.expectStep('versao')
  await page.getByRole('link', { name: 'Loja', exact: true }).click()
  await expectShop()
  await go(-1)
  await configurator.expectStep('versao')
  await go(-1)
  await expectChosenEngine()
  await go(-1)
  await configurator.expectHome()
  await go(2)
  await configurator.expectStep('versao')
  await go(1)
  await expectShop()
  expect(log).toEqual([])
}

import type { Locator, Page } from '@playwright/test'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

/** A car of the demo with a slow colour, and with stock cars. */
const SLOW = 'modelid=101&engine=1011&version=10111&colext=VPI&colint=TPR'

async function openSummary(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?${SLOW}`, { waitUntil: 'domcontentloaded' })
  await configuratorPage(page, url).expectStep('resumo')
}

const rowOf = (page: Page, title: string): Locator =>
  page.locator('cfg-configurator .accordion details').filter({ hasText: title })

/** Bars that stick to the edges of the window cover parts of targets while the page is scrolled. */
async function expectNoViolationsAtTheTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoAxeViolations(page)
}

test(
  'stock cars are requested once in an idle moment, and the chosen one survives a reload',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/stockCars/')) requests.push(request.url())
    })
    await openSummary(page, site.url)
    const row = rowOf(page, 'Carros em stock')
    await expect(row.locator('summary')).toContainText(/3 carros parecidos, desde [\d\s]+€/)
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    const cars = row.getByRole('listitem')
    await expect(cars).toHaveCount(3)
    expect(requests).toHaveLength(1)
    await expect(cars.nth(1)).toContainText(
      /, em Leiria [\d\s]+€ menos [\d\s]+€Muda: cor Branco NeveGanha: câmaras com visão de 360°/,
    )
    await expectNoViolationsAtTheTop(page)

    await cars.nth(1).getByRole('button', { name: 'Escolher este carro' }).press('Enter')
    await expect(row.getByText(/^Escolheu este carro\. O preço dele é /)).toBeFocused()
    await expect(row.locator('summary')).toContainText('escolheu o que está em Leiria')
    await expect(page.locator('cfg-configurator .chosen-list')).toContainText('Branco Neve')
    await expectNoViolationsAtTheTop(page)

    await page.reload()
    await expect(row.locator('summary')).toContainText('escolheu o que está em Leiria')
  },
)

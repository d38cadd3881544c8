import type { Locator, Page } from '@playwright/test'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test('without a delivery and without stock cars their panel takes no space', async ({
  page,
  site,
}) => {
  await page.route(/\/(config_simul|lstVersions|extColors|panomaricLI)/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replaceAll(/"(hasStockCars|leadTime)"/g, '"none"') })
  })
  await openSummary(page, site.url)
  const panels = page.locator('cfg-configurator .summary-panel')
  await expect(panels).toHaveCount(4)
  await expect(panels.filter({ visible: true })).toHaveCount(3)
  const boxes = await Promise.all([1, 3].map(async (index) => panels.nth(index).boundingBox()))
  const [before, after] = boxes
  expect((after?.y ?? 0) - (before?.y ?? 0) - (before?.height ?? 0)).toBe(12)
})

test('the delivery opens by keyboard, and a press chooses the faster colour and can be undone', async ({
  page,
  site,
}) => {
  await openSummary(page, site.url)
  const row = rowOf(page, 'A escolha que mais demora')
  await expect(row.locator('summary')).toHaveText(
    /^Entregaem 8 a 10 semanas \(indicação de \d\d\/\d\d\)$/,
  )
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText('A escolha que mais demora: cor exterior Verde Pinhal.')).toBeVisible()
  await page.keyboard.press('Tab')
  const faster = row.getByRole('button', { name: /^Com a cor Branco Neve: 4 a 6 semanas, menos / })
  await expect(faster).toBeFocused()
  await page.keyboard.press('Enter')

  const said = page.getByText(/^Está escolhido: Cor exterior Branco Neve\. Entrega em 4 a 6/)
  await expect(said).toBeFocused()
  const chosen = page.locator('cfg-configurator .chosen-list')
  await expect(chosen).toContainText('Branco Neve')
  await expectNoViolationsAtTheTop(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chosen).toContainText('Verde Pinhal')
})

test('stock cars are requested once in an idle moment, and the chosen one survives a reload', async ({
  page,
  site,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/stockCars/')) requests.push(request.url())
  })
  await openSummary(page, site.url)
  const row = rowOf(page, 'Carros em stock')
  await expect(row.locator('summary')).toContainText(/3 carros, desde [\d\s]+€/)
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
})

test('a stock car that has gone since is said to be gone after a reload', async ({
  page,
  site,
}) => {
  await openSummary(page, site.url)
  const row = rowOf(page, 'Carros em stock')
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Escolher este carro' }).first().click()
  await expect(row.locator('summary')).toContainText('escolheu o que está')
  await page.route('**/stockCars/*', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(row.locator('summary')).toContainText('o que escolheu já não está em stock')
  await row.locator('summary').click()
  await expect(row.getByText(/já não está em stock\. A configuração mantém-se/)).toBeVisible()
})

test('the details of the price bar have the delivery, and a press chooses the faster colour', async ({
  page,
  site,
}) => {
  const configurator = configuratorPage(page, site.url)
  await openSummary(page, site.url)
  await page.goto(new URL('Mar%C3%A9/exterior', site.url).href)
  await configurator.expectStep('exterior', 'Maré')
  const { footer } = configurator
  await footer.getByRole('button', { name: /detalhes/i }).press('Enter')
  await expect(footer.getByText(/^em 8 a 10 semanas/)).toBeVisible()
  await expect(
    footer.getByText('A escolha que mais demora: cor exterior Verde Pinhal.'),
  ).toBeVisible()
  await expectNoViolationsAtTheTop(page)
  await footer.getByRole('button', { name: /^Com a cor Branco Neve/ }).press('Enter')
  await expect(footer.getByText(/^Está escolhido: Cor exterior Branco Neve\./)).toBeFocused()
  await expect(footer.getByText(/^em 4 a 6 semanas/)).toBeVisible()
})

import { WHOLE } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** '+ 1 200,50 €' in cents. */
const cents = (text: string): number =>
  Math.round(Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.')) * 100) || 0

test('the total opens by keyboard into the price in full, whose lines add up to the cent', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
  await configuratorPage(page, site.url).expectStep('resumo')
  const ledger = page.locator('cfg-configurator .ledger')
  const lines = ledger.locator('.rows').first()
  await expect(lines).toBeHidden()
  await ledger.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(lines).toBeVisible()

  const added = await lines.locator('dd').allTextContents()
  const total = await ledger.locator('.ledger-total dd').textContent()
  expect(added.map(cents).reduce((sum, one) => sum + one, 0)).toBe(cents(total ?? ''))
  expect(cents(total ?? '')).toBeGreaterThan(0)

  for (const part of ['Legalização', 'Transporte', 'Ecovalor', 'IVA (23%)'])
    await expect(ledger.getByText(part, { exact: true })).toBeVisible()
  await expect(ledger.getByText('não acrescem ao total')).toBeVisible()
  await expect(ledger.getByText(/^Desconto da campanha de financiamento, até \d/)).toBeVisible()
  await expect(ledger.getByText(/^Imposto Único de Circulação \(IUC\); /)).toBeVisible()
  await expect(ledger.getByText(/^Preço válido até \d\d\/\d\d\/\d{4}\.$/)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoAxeViolations(page)
})

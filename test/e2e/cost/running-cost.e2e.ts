import type { Page } from '@playwright/test'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { linkTo, MODELS, need, preselected } from '../support/catalogue.ts'
import { euros } from '../support/configurator-page.ts'
import { askQuote } from '../support/credit.ts'
import { expect, expectNoAxeViolations, test, type Site } from '../support/fixtures.ts'
import { openRow } from '../support/summary-rows.ts'

// The rules are tested in src/features/running-cost.

const { energyPrices } = buildCatalogue().backOffice

const hasPlugIn = ({ electricConsumption }: { readonly electricConsumption: number | null }) =>
  electricConsumption !== null

const PLUG_IN_MODEL = need(
  'model with a plug-in hybrid and costs per year',
  MODELS,
  ({ engines, intro }) => intro.annualCosts !== null && engines.some(hasPlugIn),
)
const PLUG_IN = preselected(PLUG_IN_MODEL, need('plug-in', PLUG_IN_MODEL.engines, hasPlugIn))

async function openSummary(page: Page, site: Site, configuration: typeof PLUG_IN): Promise<void> {
  const path = `${encodeURIComponent(configuration.model.model)}/resumo?${linkTo(configuration)}`
  await page.goto(new URL(path, site.url).href, { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Marcar Test-Drive')).toBeVisible()
}

const total = (page: Page) => page.locator('details > summary', { hasText: 'tudo somado' })

const toCents = (amount: number): number => Math.round(Number((amount * 100).toPrecision(12)))

test(
  'the summary shows what a plug-in hybrid costs per month, to the cent, and how',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { engine, version, exterior, interior } = PLUG_IN
    const { fee } = await askQuote(site.url, version, exterior.price + interior.price)
    const costs = PLUG_IN_MODEL.intro.annualCosts
    const tax = costs?.engines.find(({ engineID }) => engineID === engine.id)?.roadTax ?? 0
    const expected = (km: number, share: number): string => {
      const litres = (engine.emptyBatteryConsumption ?? 0) * (1 - share)
      const kwh = (engine.electricConsumption ?? 0) * share
      const per100 = litres * energyPrices.petrol.price + kwh * energyPrices.homeCharging.price
      const energy = toCents((per100 * km) / 100) / 100
      const years = [energy, tax, costs?.insurance ?? 0, costs?.maintenance ?? 0]
      const cents = years.reduce((sum, year) => sum + toCents(year / 12), toCents(fee))
      return euros(cents / 100, 2)
    }
    await openSummary(page, site, PLUG_IN)
    await expect(total(page)).toContainText(expected(15_000, 0.5))

    await openRow(page, 'tudo somado')
    await page.getByRole('button', { name: 'Ver as contas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quanto custa por mês' })
    const sum = dialog.getByRole('status').first()
    await expect(sum).toContainText(expected(15_000, 0.5))
    for (const { source } of [energyPrices.petrol, energyPrices.homeCharging])
      await expect(dialog.getByText(`Fonte: ${source}`)).toBeVisible()
    await dialog.getByLabel('Quilómetros por ano, em número').fill('22000')
    await dialog.getByLabel('Quilómetros por ano, em número').press('Enter')
    await dialog.getByRole('slider', { name: 'Percurso feito em modo elétrico' }).press('Home')
    await expect(sum).toContainText(expected(22_000, 0))
    await dialog.getByText('Como fazemos as contas').click()
    await expect(dialog.getByText(/^Por mês, tudo somado: .+ = /)).toContainText(
      `= ${expected(22_000, 0)}`,
    )
    await expectNoAxeViolations(page)

    await dialog.getByLabel('Versão a comparar').selectOption({ index: 1 })
    await expect(dialog.getByText(/custa menos por mês/)).toBeVisible()
    await expect(dialog.getByRole('img', { name: /custa menos por mês/ })).toBeVisible()
    await dialog.getByText('Ver os valores numa tabela').click()
    await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(8)
    await expectNoAxeViolations(page)

    await page.keyboard.press('Escape')
    await expect(total(page)).toContainText(expected(22_000, 0))
  },
)

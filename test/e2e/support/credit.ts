import { CHOSEN } from './catalogue.ts'
import type { Page } from '@playwright/test'
import type { VersionEntry } from '../../../demo/content-site/catalogue/types.ts'
import { expect, type Site } from './fixtures.ts'
import { ask, euros, configuratorPage } from './configurator-page.ts'
import { openRow } from './summary-rows.ts'

/** The part of the updateFinances response that the summary shows. */
export interface FinancialInfo {
  readonly pvp: number
  readonly fee: number
  readonly taeg: number
  readonly rate: number
  readonly mtic: number
  readonly initialValue: number
  readonly nrPayments: number
  readonly capitalToFinance: number
  readonly residualValue: number
}

const { version } = CHOSEN
const surcharges = CHOSEN.exterior.price + CHOSEN.interior.price

/** The price of `CHOSEN` with its colours, as each credit type finances it. */
const PRICES = {
  S: version.price + surcharges,
  N: version.pvpWithoutFinance + surcharges,
} as const

/** Requests updateFinances for a version with these surcharges. */
export async function askQuote(
  home: string,
  { id, pvpWithoutFinance, price, maxEntrance, nrPayments }: VersionEntry,
  surcharge: number,
): Promise<FinancialInfo> {
  const path = [id, pvpWithoutFinance, price + surcharge, 500, maxEntrance, nrPayments].join('/')
  return askFinances(home, `${path}/5.95/8.95/0/S`)
}

async function askFinances(home: string, path: string): Promise<FinancialInfo> {
  const answer = await ask<{ financialInfo: FinancialInfo }>(home, `updateFinances/${path}`)
  return answer.financialInfo
}

/** The content site's own simulation of `CHOSEN`. */
export async function askCredit(
  home: string,
  type: 'S' | 'N',
  entry: number,
  months: number,
): Promise<FinancialInfo> {
  const path = [version.id, version.pvpWithoutFinance, PRICES[type], 500, entry, months].join('/')
  return askFinances(home, `${path}/5.95/8.95/0/${type}`)
}

/** The financing section of the summary of `CHOSEN`, by role and Portuguese label. */
export async function openCredit(page: Page, site: Site) {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('resumo')
  const section = page.getByRole('region', { name: 'Financiamento' })
  await openRow(page, 'Financiamento')
  const result = section.getByRole('region', { name: 'Simulação Financeira:' })
  const opener = result.getByRole('button', { name: 'Abrir a simulação' })
  const closer = result.getByRole('button', { name: 'Fechar a simulação' })
  const update = section.getByRole('button', { name: 'Atualizar valores' })
  const line = (label: string) =>
    result
      .locator('dl > div')
      .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
      .locator('dd')
  return {
    configurator,
    section,
    result,
    opener,
    closer,
    update,
    line,
    type: (name: string) => section.getByRole('radio', { name }),
    slider: (name: string) => section.getByRole('slider', { name }),
    /** Opens the panel in the mobile layout. In the desktop layout it is always open. */
    openPanel: async (): Promise<void> => {
      if (await opener.isVisible()) await opener.click()
    },
  }
}

export type Credit = Awaited<ReturnType<typeof openCredit>>

const percent = (rate: number, decimals: number) => `${rate.toFixed(decimals).replace('.', ',')}%`

/** Expects these figures in the panel and in the footer. */
export async function expectShown(credit: Credit, info: FinancialInfo): Promise<void> {
  const { line, configurator } = credit
  await expect(line('Mensalidade')).toHaveText(`${euros(info.fee, 2)}/mês`)
  await expect(line('TAEG')).toHaveText(percent(info.taeg, 1))
  await expect(configurator.figure('Mensalidade')).toHaveText(`${euros(info.fee, 2)}/mês`)
  await expect(configurator.figure('TAEG')).toHaveText(percent(info.taeg, 1))
  await expect(configurator.figure('Preço desde')).toHaveText(euros(info.pvp))
  await expect(configurator.figure('Entrada inicial')).toHaveText(euros(info.initialValue, 2))
  await credit.openPanel()
  await expect(line('Preço desde')).toHaveText(euros(info.pvp))
  await expect(line('Prazo')).toHaveText(`${info.nrPayments} meses`)
  await expect(line('Montante financiado')).toHaveText(euros(info.capitalToFinance))
  await expect(line('Entrada inicial')).toHaveText(euros(info.initialValue, 2))
  await expect(line('Taxa anual nominal (TAN)')).toHaveText(percent(info.rate, 2))
  await expect(line('Montante total imputado ao consumidor (MTIC)')).toHaveText(euros(info.mtic, 2))
  if (info.residualValue === 0) await expect(line('Última prestação')).toHaveCount(0)
  else await expect(line('Última prestação')).toHaveText(euros(info.residualValue, 2))
}

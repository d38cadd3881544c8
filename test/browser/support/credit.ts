import { CHOSEN } from './catalogue.ts'
import type { Page } from '@playwright/test'
import type { VersionEntry } from '../../../demo/content-site/catalogue/types.ts'
import { expect, type Site } from './fixtures.ts'
import { ask, walkOn } from './walk.ts'

/** What updateFinances answers, as far as the summary shows it. */
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

/** What updateFinances answers for a version with these surcharges. */
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
  const walk = walkOn(page, site.url)
  await walk.open('resumo')
  const section = page.getByRole('region', { name: 'Financiamento' })
  await expect(section).toBeAttached()
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
    walk,
    section,
    result,
    opener,
    closer,
    update,
    line,
    type: (name: string) => section.getByRole('radio', { name }),
    slider: (name: string) => section.getByRole('slider', { name }),
    /** Opens the panel on the phone; on a desktop it always stands open. */
    openPanel: async (): Promise<void> => {
      if (await opener.isVisible()) await opener.click()
    },
  }
}

export type Credit = Awaited<ReturnType<typeof openCredit>>

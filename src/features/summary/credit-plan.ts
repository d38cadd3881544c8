import { addEuros, type Euros, type Months } from '../../core/values/units.ts'
import type { CreditType } from '../../core/configuration/configuration.ts'
import type { Quote } from '../../core/offer/quote.ts'

/** The figures of one credit type (GET compareFinances). `null` figures are unknown. */
export interface FinancingOption {
  readonly creditType: CreditType
  readonly quote: Quote
  readonly totalInterest: Euros | null
  readonly totalStamp: Euros | null
  /** False if the nearest down payment allowed by the credit type is used instead. */
  readonly isDownPaymentAsRequested: boolean
  readonly isTermAsRequested: boolean
}

/** The amounts of one payment of a repayment plan, in euros. */
export const ROW_AMOUNTS = [
  'opening',
  'payment',
  'interest',
  'stamp',
  'capital',
  'closing',
] as const

/** The last total is the sum of the others. */
export const TOTALS = [
  'interest',
  'stamp',
  'capital',
  'initialExpenses',
  'postExpenses',
  'mtic',
] as const

export interface PlanRow extends Readonly<Record<(typeof ROW_AMOUNTS)[number], Euros>> {
  readonly month: Months
  /** True for the final payment of Open Drive, due with the last instalment. */
  readonly isResidual: boolean
}

/** A repayment plan (GET amortisation). */
export interface AmortisationPlan {
  readonly rows: readonly PlanRow[]
  readonly totals: Readonly<Record<(typeof TOTALS)[number], Euros>>
}

/** Whether a repayment plan adds up to the cent: each payment, the debt from one payment to the next, and the totals. */
export function isPlanSound({ rows, totals }: AmortisationPlan): boolean {
  const isSame = (sum: Euros, ...parts: readonly Euros[]): boolean =>
    Math.abs(addEuros(sum, ...parts.map((part) => -part))) < 0.015
  const { mtic, ...costs } = totals
  return (
    isSame(mtic, ...Object.values(costs)) &&
    (['interest', 'stamp', 'capital'] as const).every((part) =>
      isSame(totals[part], ...rows.map((row) => row[part])),
    ) &&
    rows.every(
      ({ month, isResidual, opening, payment, interest, stamp, capital, closing }, index) =>
        month === index + (isResidual ? 0 : 1) &&
        opening === (rows[index - 1]?.closing ?? opening) &&
        isSame(opening, capital, closing) &&
        isSame(payment, interest, stamp, capital),
    )
  )
}

/** The capital and interest of a repayment plan paid so far, from month 0, with one entry per month. */
export function planProgress(rows: readonly PlanRow[]) {
  let paid = { month: 0, capital: 0, interest: 0 }
  // The last payment of Open Drive is due in the month of the last instalment.
  const months = new Map([[0, paid]])
  for (const { month, ...row } of rows) {
    const capital = addEuros(paid.capital, row.capital)
    paid = { month, capital, interest: addEuros(paid.interest, row.interest) }
    months.set(month, paid)
  }
  return [...months.values()]
}

/**
 * A repayment plan by year: `month` is the year, from 1. The final payment of Open Drive stays a row of its own.
 */
export function planYears(rows: readonly PlanRow[]): readonly PlanRow[] {
  const years: PlanRow[] = []
  for (const row of rows) {
    const year = { ...row, month: Math.ceil(row.month / 12) }
    const last = years.at(-1)
    if (last?.month !== year.month || year.isResidual) years.push(year)
    else
      years[years.length - 1] = {
        ...last,
        payment: addEuros(last.payment, row.payment),
        interest: addEuros(last.interest, row.interest),
        stamp: addEuros(last.stamp, row.stamp),
        capital: addEuros(last.capital, row.capital),
        closing: row.closing,
      }
  }
  return years
}

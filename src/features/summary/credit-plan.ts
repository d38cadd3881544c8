import { addEuros } from '../../core/values/cents.ts'
import type { CreditType } from '../../core/configuration/configuration.ts'
import type { Quote } from '../../core/offer/quote.ts'
import type { Euros, Months } from '../../core/values/units.ts'

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

/** One payment of a repayment plan, in euros. */
export interface PlanRow {
  readonly month: Months
  /** True for the final payment of Open Drive, due with the last instalment. */
  readonly isResidual: boolean
  readonly opening: Euros
  readonly payment: Euros
  readonly interest: Euros
  readonly stamp: Euros
  readonly capital: Euros
  readonly closing: Euros
}

/** A repayment plan (GET amortisation). The last total is the sum of the first five. */
export interface AmortisationPlan {
  readonly rows: readonly PlanRow[]
  readonly totals: Pick<PlanRow, 'interest' | 'stamp' | 'capital'> & {
    readonly initialExpenses: Euros
    readonly postExpenses: Euros
    readonly mtic: Euros
  }
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

interface PlanProgress {
  readonly month: Months
  readonly capital: Euros
  readonly interest: Euros
}

/** The capital and interest of a repayment plan paid so far, from month 0, with one entry per month. */
export function planProgress(rows: readonly PlanRow[]): readonly PlanProgress[] {
  const progress: PlanProgress[] = [{ month: 0, capital: 0, interest: 0 }]
  let capital: Euros = 0
  let interest: Euros = 0
  for (const row of rows) {
    capital = addEuros(capital, row.capital)
    interest = addEuros(interest, row.interest)
    const paid = { month: row.month, capital, interest }
    // The last payment of Open Drive is due in the month of the last instalment.
    if (progress.at(-1)?.month === row.month) progress.pop()
    progress.push(paid)
  }
  return progress
}

import type { Euros, Months } from '../units.ts'
import type { PlanRow } from './credit-plan.ts'
import { addEuros } from '../cents.ts'

/** What has been paid up to the end of a month. */
export interface PlanProgress {
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

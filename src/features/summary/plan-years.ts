import { addEuros } from '../../core/values/cents.ts'
import type { PlanRow } from './credit-plan.ts'

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

import { roundHalfUp } from './rounding.ts'

/** A row of a version's residual value table: P in percent of the price, V in euros. */
interface ResidualRow {
  readonly monthPeriod: number
  readonly valueType: 'P' | 'V'
  readonly valueVal: number
}

/** Residual value after a term, in euros to the cent; `null` when the table has no such term. */
export function residualAmount(
  table: readonly ResidualRow[],
  months: number,
  price: number,
): number | null {
  const row = table.find(({ monthPeriod }) => monthPeriod === months)
  if (row === undefined) return null
  return row.valueType === 'V' ? row.valueVal : roundHalfUp((price * row.valueVal) / 100, 2)
}

import { roundHalfUp } from './rounding.ts'

/** A row of a version's residual table: P percent of the price, V euros. */
export interface ResidualRow {
  readonly monthPeriod: number
  readonly valueType: 'P' | 'V'
  readonly valueVal: number
}

/** What a car of a price is worth after a term, in euros to the cent; `null` where the table has no such term. */
export function residualAmount(
  table: readonly ResidualRow[],
  months: number,
  price: number,
): number | null {
  const row = table.find(({ monthPeriod }) => monthPeriod === months)
  if (row === undefined) return null
  return row.valueType === 'V' ? row.valueVal : roundHalfUp((price * row.valueVal) / 100, 2)
}

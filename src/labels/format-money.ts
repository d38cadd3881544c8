import type { Euros, Percent } from '../domain/units.ts'
import { formatFixed, formatValue } from './format.ts'

/** '0,00 €': money with two decimals where zero is a value, as in a repayment plan. */
export function formatMoneyOrZero(euros: Euros): string {
  return formatValue(euros, 'euros', 2)
}

/** '8 000 €', '8 000,50 €': euros, with both decimals of the cents if there are any. Zero is a value. */
export function formatEuros(euros: Euros): string {
  return formatValue(euros, 'euros', euros % 1 ? 2 : 0)
}

/** '6,95%': a percentage with the given number of decimals; empty for a falsy value. */
export function formatPercent(percent: Percent | null, decimals: number): string {
  return formatFixed(percent, decimals, 'percent')
}

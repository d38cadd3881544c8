import type { Euros, Percent } from '../values/units.ts'
import { formatFixed, formatValue } from './format-value.ts'

/** '23 990 €': a price or a financed amount without decimals (spec §9); empty for a falsy value. */
export function formatPrice(euros: Euros | null): string {
  return formatFixed(euros, 0, 'euros')
}

/** '411,05 €': a monthly payment or any other amount with two decimals (spec §9); empty for a falsy value. */
export function formatMoney(euros: Euros | null): string {
  return formatFixed(euros, 2, 'euros')
}

/** '8,3%': one decimal (spec §9); empty for a falsy value. */
export function formatTaeg(percent: Percent | null): string {
  return formatFixed(percent, 1, 'percent')
}

/** '1 234,5': a quantity with up to three decimals. Zero is a value (0 g/km); empty for a missing value. */
export function formatNumber(value: number | null): string {
  return formatValue(value, 'number', 0, 3)
}

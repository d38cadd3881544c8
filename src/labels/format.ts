import { roundHalfUp } from '../domain/rounding.ts'
import type { Euros, Percent } from '../domain/units.ts'
import { language } from './language.ts'

type Style = 'number' | 'euros' | 'percent'

/** Formats a value with up to three decimals. Zero is a value; an empty string for a missing or non-finite one. */
export function formatValue(
  value: number | null,
  style: Style,
  minDecimals: number,
  maxDecimals = minDecimals,
): string {
  if (value === null || !Number.isFinite(value)) return ''
  const { numbers } = language
  const rounded = roundHalfUp(value, maxDecimals)
  const decimals = String(rounded).split('.')[1]?.length ?? 0
  const number = rounded
    .toFixed(Math.max(minDecimals, decimals))
    .replace('.', numbers.decimal)
    .replaceAll(/\B(?=(\d{3})+(?!\d))/g, numbers.group)
  return style === 'number' ? number : numbers[style].replace('{n}', number)
}

/** Returns an empty string for a missing, zero or non-finite value (spec §5, price format). */
export function formatFixed(value: number | null, decimals: number, style: Style): string {
  return value ? formatValue(value, style, decimals) : ''
}

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

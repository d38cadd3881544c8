import { roundHalfUp } from '../values/units.ts'
import { language } from '../../labels/language.ts'

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

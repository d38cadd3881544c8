import { roundHalfUp } from '../domain/rounding.ts'
import type { Euros, Percent } from '../domain/units.ts'
import { language } from './language.ts'

type Style = 'decimal' | 'currency' | 'percent'

/** Creating a `NumberFormat` is slow, so one per style and number of decimals is kept. */
const formats: Record<string, Intl.NumberFormat> = {}

/** Zero is a value; an empty string for a missing or non-finite one. */
export function formatValue(
  value: number | null,
  style: Style,
  minDecimals: number,
  maxDecimals = minDecimals,
): string {
  if (value === null || !Number.isFinite(value)) return ''
  const rounded = roundHalfUp(value, maxDecimals)
  const format = (formats[style + minDecimals + maxDecimals] ??= new Intl.NumberFormat(
    language.tag,
    {
      style,
      currency: 'EUR',
      // By default, pt-PT and es-ES do not group four-digit numbers; prices are grouped from 1 000 on.
      useGrouping: 'always',
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
    },
  ))
  return format.format(style === 'percent' ? rounded / 100 : rounded)
}

/** Returns an empty string for a missing, zero or non-finite value (spec §5, price format). */
export function formatFixed(value: number | null, decimals: number, style: Style): string {
  return value ? formatValue(value, style, decimals) : ''
}

/** '23 990 €': euros without decimals (spec §9); empty for a falsy value. */
export function formatPrice(euros: Euros | null): string {
  return formatFixed(euros, 0, 'currency')
}

/** '411,05 €': a monthly payment with two decimals (spec §9); empty for a falsy value. */
export function formatMonthlyPayment(euros: Euros | null): string {
  return formatFixed(euros, 2, 'currency')
}

/** '26 450 €': a financed amount without decimals (spec §9); empty for a falsy value. */
export const formatFinanced = formatPrice

/** '8,3%': one decimal (spec §9); empty for a falsy value. */
export function formatTaeg(percent: Percent | null): string {
  return formatFixed(percent, 1, 'percent')
}

/** '1 234,5': a quantity with up to three decimals. Zero is a value (0 g/km); empty for a missing value. */
export function formatNumber(value: number | null): string {
  return formatValue(value, 'decimal', 0, 3)
}

import { roundHalfUp } from '../domain/rounding.ts'
import type { Euros, Percent } from '../domain/units.ts'

/** No-break space: keeps a number and its unit on one line. */
export const NBSP = '\u00a0'

const formats = new Map<number | undefined, Intl.NumberFormat>()

/** Creating a `NumberFormat` is slow, so one per number of decimals is cached. */
function numberFormat(decimals?: number): Intl.NumberFormat {
  let format = formats.get(decimals)
  if (!format) {
    format = new Intl.NumberFormat('pt-PT', {
      // By default, pt-PT does not group four-digit numbers; prices are grouped from 1 000 on.
      useGrouping: 'always',
      ...(decimals !== undefined && {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    })
    formats.set(decimals, format)
  }
  return format
}

/** Returns an empty string for a missing, zero or non-finite value (spec §5, price format). */
function formatFixed(value: number | null, decimals: number, unit: string): string {
  if (!value || !Number.isFinite(value)) return ''
  return numberFormat(decimals).format(roundHalfUp(value, decimals)) + unit
}

const EURO = `${NBSP}€`

/** '23 990 €': euros without decimals (spec §9); empty for a falsy value. */
export function formatPrice(euros: Euros | null): string {
  return formatFixed(euros, 0, EURO)
}

/** '411,05 €': a monthly payment with two decimals (spec §9); empty for a falsy value. */
export function formatMonthlyPayment(euros: Euros | null): string {
  return formatFixed(euros, 2, EURO)
}

/** '26 450 €': a financed amount without decimals (spec §9); empty for a falsy value. */
export function formatFinanced(euros: Euros | null): string {
  return formatFixed(euros, 0, EURO)
}

/** '8 000,00 €': any other amount of money with two decimals (spec §9); empty for a falsy value. */
export function formatMoney(euros: Euros | null): string {
  return formatFixed(euros, 2, EURO)
}

/** '8,3%': one decimal (spec §9); empty for a falsy value. */
export function formatTaeg(percent: Percent | null): string {
  return formatPercent(percent, 1)
}

/** '6,95%': a percentage with the given number of decimals; empty for a falsy value. */
export function formatPercent(percent: Percent | null, decimals: number): string {
  return formatFixed(percent, decimals, '%')
}

/** '1 234,5': a quantity with up to three decimals. Zero is a value (0 g/km); empty for a missing value. */
export function formatNumber(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return ''
  return numberFormat().format(roundHalfUp(value, 3))
}

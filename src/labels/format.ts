import { roundHalfUp } from '../domain/rounding.ts'
import type { Euros, Percent } from '../domain/units.ts'

/** Keeps a number and its sign on one line. */
export const NBSP = '\u00a0'

const formats = new Map<number | undefined, Intl.NumberFormat>()

/** Building a NumberFormat is slow; one is kept for each number of decimals. */
function numberFormat(decimals?: number): Intl.NumberFormat {
  let format = formats.get(decimals)
  if (!format) {
    format = new Intl.NumberFormat('pt-PT', {
      // European Portuguese leaves four digits ungrouped by default; prices are grouped from 1 000 on.
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

/** A missing, zero or unreadable figure shows nothing (spec §5, price format). */
function formatFixed(value: number | null, decimals: number, unit: string): string {
  if (!value || !Number.isFinite(value)) return ''
  return numberFormat(decimals).format(roundHalfUp(value, decimals)) + unit
}

const EURO = `${NBSP}€`

/** '23 990 €': euros without decimals (spec §9); nothing for a falsy value. */
export function formatPrice(euros: Euros | null): string {
  return formatFixed(euros, 0, EURO)
}

/** '411,05 €': a monthly instalment, two decimals (spec §9); nothing for a falsy value. */
export function formatRent(euros: Euros | null): string {
  return formatFixed(euros, 2, EURO)
}

/** '26 450 €': a financed amount, no decimals (spec §9); nothing for a falsy value. */
export function formatFinanced(euros: Euros | null): string {
  return formatFixed(euros, 0, EURO)
}

/** '8 000,00 €': any other money, two decimals (spec §9); nothing for a falsy value. */
export function formatMoney(euros: Euros | null): string {
  return formatFixed(euros, 2, EURO)
}

/** '8,3%': one decimal (spec §9); nothing for a falsy value. */
export function formatTaeg(percent: Percent | null): string {
  return formatPercent(percent, 1)
}

/** '6,95%': a rate in percent with as many decimals as asked; nothing for a falsy value. */
export function formatPercent(percent: Percent | null, decimals: number): string {
  return formatFixed(percent, decimals, '%')
}

/** '1 234,5': a quantity with up to three decimals; zero is a value (0 g/km), a missing one shows nothing. */
export function formatNumber(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return ''
  return numberFormat().format(roundHalfUp(value, 3))
}

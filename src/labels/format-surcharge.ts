import { roundHalfUp } from '../domain/rounding.ts'
import type { Surcharge } from '../domain/units.ts'
import { formatMoney, formatPrice } from './format.ts'

/** No-break space: keeps the sign and the number on one line. */
const NBSP = '\u00a0'

/** '+ 750 €' (spec §2, exterior colour): cents only if there are any; empty for a falsy value, '—' if unreadable. */
export function formatSurcharge(euros: Surcharge): string {
  if (euros === 'unreadable') return '—'
  if (!euros) return ''
  const amount = roundHalfUp(Math.abs(euros), 2)
  const text = Number.isInteger(amount) ? formatPrice(amount) : formatMoney(amount)
  return text && `${euros < 0 ? '-' : '+'}${NBSP}${text}`
}

import type { Euros } from '../values/units.ts'
import { formatMoney, formatPrice } from './format.ts'
import { formatValue } from './format-value.ts'
import { language } from '../../labels/language.ts'
import { roundHalfUp } from '../values/rounding.ts'

/** '0,00 €': money with two decimals where zero is a value, as in a repayment plan. */
export function formatMoneyOrZero(euros: Euros): string {
  return formatValue(euros, 'euros', 2)
}

/** '8 000 €', '8 000,50 €': euros, with both decimals of the cents if there are any. Zero is a value. */
export function formatEuros(euros: Euros): string {
  return formatValue(euros, 'euros', euros % 1 ? 2 : 0)
}

/** The no-break space keeps the sign and the number on one line. */
const SIGN = '{sign}\u00a0{n}'

/** '+ 750 €', in English '+€750' (spec §2, exterior colour): cents only if there are any, a monthly payment always; empty for a falsy value. */
export function formatSurcharge(euros: Euros | null, isMonthly = false): string {
  if (!euros) return ''
  const amount = roundHalfUp(Math.abs(euros), 2)
  const text = Number.isInteger(amount) && !isMonthly ? formatPrice(amount) : formatMoney(amount)
  return (
    text && (language.sign ?? SIGN).replace('{sign}', euros < 0 ? '-' : '+').replace('{n}', text)
  )
}

import { addEuros, type Euros, type Percent, roundHalfUp } from '../values/units.ts'
import { formatFixed, formatValue } from './format-value.ts'
import { language } from '../../labels/language.ts'

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

/** What a price is above or below another one: '+ 2 500 €', '- 4 450 €'. Empty where they are equal or one is unknown. */
export function formatDifference(price: Euros | null, base: Euros | null): string {
  return price === null || base === null ? '' : formatSurcharge(addEuros(price, -base))
}

/** Formats an ISO date as '31/12/2026', in English as '31 December 2026', and ignores a time; an empty string for an invalid date. */
export function formatDate(iso: string | null): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}(?!\d)/.exec(iso ?? '')?.[0] ?? '')
  if (Number.isNaN(date.getTime())) return ''
  const [year = '', month = '', day = ''] = date.toISOString().split(/[-T]/)
  return (language.date ?? '{day}/{month}/{year}')
    .replace('{day}', day)
    .replace('{d}', String(Number(day)))
    .replace('{month}', language.months?.[Number(month) - 1] ?? month)
    .replace('{year}', year)
}

/** 'a versão, a cor exterior e o interior' */
export function formatList(items: readonly string[]): string {
  const last = items.slice(-2).join(language.and ?? ' e ')
  return [...items.slice(0, -2), last].join(', ')
}

/** A text in which a number and its unit stay on one line: '84 kWh', '265 CV'. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:CV|PS|kWh?|km)\b)/g, '$1\u00A0')
}

/**
 * Reads a typed number as `formatNumber` writes it in the page's language, without a sign, and with or without a unit:
 * '3 299,5 €'. NaN without a digit.
 */
export function parseNumber(text: string): number {
  const parts = text.split(language.numbers.decimal)
  return Number.parseFloat(parts.map((part) => part.replace(/\D/g, '')).join('.'))
}

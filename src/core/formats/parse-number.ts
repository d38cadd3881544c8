import { language } from '../../labels/language.ts'

/**
 * Reads a typed number as `formatNumber` writes it in the page's language, without a sign, and with or without a unit:
 * '3 299,5 €'. NaN without a digit.
 */
export function parseNumber(text: string): number {
  const parts = text.split(language.numbers.decimal)
  return Number.parseFloat(parts.map((part) => part.replace(/\D/g, '')).join('.'))
}

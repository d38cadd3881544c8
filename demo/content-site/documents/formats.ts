import { formatValue } from '../../../src/core/formats/format-value.ts'

export { formatDate as date } from '../../../src/core/formats/format.ts'

export const NBSP = '\u{A0}'

/** Formats a number: '1 234,50'. */
export function decimal(value: number, decimals: number): string {
  return formatValue(value, 'number', decimals)
}

/** Formats euros: '23 990,00 €', or '23 990 €' with 0 decimals. */
export function euros(amount: number, decimals = 2): string {
  return formatValue(amount, 'euros', decimals)
}

/** Formats a percentage with the given number of decimals: '8,3%'. */
export function percent(rate: number, decimals: number): string {
  return formatValue(rate, 'percent', decimals)
}

export const NBSP = '\u{A0}'

const numbers = new Map<number, Intl.NumberFormat>()

/** Formats a number: '1 234,50'. */
export function decimal(value: number, decimals: number): string {
  let format = numbers.get(decimals)
  if (format === undefined) {
    format = new Intl.NumberFormat('pt-PT', {
      useGrouping: 'always',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    numbers.set(decimals, format)
  }
  return format.format(value)
}

/** Formats euros: '23 990,00 €', or '23 990 €' with 0 decimals. */
export function euros(amount: number, decimals = 2): string {
  return `${decimal(amount, decimals)}${NBSP}€`
}

/** Formats a percentage with the given number of decimals: '8,3%'. */
export function percent(rate: number, decimals: number): string {
  return `${decimal(rate, decimals)}%`
}

/** Formats an ISO date: '21/11/2026'. */
export function date(iso: string): string {
  return iso.split('-').toReversed().join('/')
}

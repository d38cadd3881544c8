const NBSP = '\u{A0}'

const numbers = new Map<number, Intl.NumberFormat>()

function decimal(value: number, decimals: number): string {
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

/** '23 990,00 €'; with 0 decimals, '23 990 €'. */
export function euros(amount: number, decimals = 2): string {
  return `${decimal(amount, decimals)}${NBSP}€`
}

/** '8,3%', with as many decimals as asked. */
export function percent(rate: number, decimals: number): string {
  return `${decimal(rate, decimals)}%`
}

/** '21/11/2026' for an ISO date. */
export function date(iso: string): string {
  return iso.split('-').toReversed().join('/')
}

/** An amount in euros, decimal. */
export type Euros = number

/** A rate in percent: 7.5 means 7.5 %. */
export type Percent = number

/** A term in whole months. */
export type Months = number

/** An opaque identifier from the content site, always compared as text. */
export type Id = string

/** What the content site identifies and names. */
export interface Named {
  readonly id: Id
  readonly name: string
}

/**
 * Rounds to a number of decimals, halves away from zero.
 * Decimal halves without an exact binary representation count as halves: 1.005 gives 1.01.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals
  // 15 significant digits remove the floating-point error (1.005 * 100 is 100.49999999999999).
  const scaled = Math.round(Number((Math.abs(value) * scale).toPrecision(15)))
  return scaled === 0 ? 0 : (Math.sign(value) * scaled) / scale
}

/** An amount in whole cents, halves away from zero. Null if it is unknown. */
export function toCents(euros: Euros | null): number | null {
  return euros === null ? null : roundHalfUp(euros * 100, 0)
}

/** Adds amounts in euros, each rounded to the cent, in integer cents. A missing amount counts as 0. */
export function addEuros(...amounts: readonly (Euros | null)[]): Euros {
  return amounts.reduce<number>((sum, amount) => sum + (toCents(amount) ?? 0), 0) / 100
}

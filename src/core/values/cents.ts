import { roundHalfUp } from './rounding.ts'
import type { Euros } from './units.ts'

/** An amount in whole cents, halves away from zero. Null if it is unknown. */
export function toCents(euros: Euros | null): number | null {
  return euros === null ? null : roundHalfUp(euros * 100, 0)
}

/** Adds amounts in euros, each rounded to the cent, in integer cents. A missing amount counts as 0. */
export function addEuros(...amounts: readonly (Euros | null)[]): Euros {
  return amounts.reduce<number>((sum, amount) => sum + (toCents(amount) ?? 0), 0) / 100
}

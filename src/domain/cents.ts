import { roundHalfUp } from './rounding.ts'
import type { Euros } from './units.ts'

/** An amount in whole cents, halves away from zero. Null if it is unknown. */
export function toCents(euros: Euros | null): number | null {
  return euros === null ? null : roundHalfUp(euros * 100, 0)
}

import { roundHalfUp } from './rounding.ts'
import type { Euros } from './units.ts'

/** Adds amounts in euros through integer cents, each rounded to its cent; a missing amount counts as 0. */
export function addEuros(...amounts: readonly (Euros | null)[]): Euros {
  const cents = amounts.reduce<number>(
    (sum, amount) => sum + Math.round(roundHalfUp(amount ?? 0, 2) * 100),
    0,
  )
  return cents / 100
}

/** The price with its surcharges, in euros (spec §2, summary); `null` when there is no base price to add to. */
export function totalPrice(
  base: Euros | null,
  surcharges: readonly (Euros | null)[],
): Euros | null {
  return base === null ? null : addEuros(base, ...surcharges)
}

/**
 * What is left to finance, in euros, never below 0 (spec §1, financed amount).
 * `null` without a price; a missing entry counts as none paid.
 */
export function financedAmount(price: Euros | null, initialEntry: Euros | null): Euros | null {
  return price === null ? null : Math.max(0, addEuros(price, -(initialEntry ?? 0)))
}

interface Priced {
  readonly price: Euros | null
}

/** Compares by price ascending, what has no price last (spec §2, home). */
export function byPrice(a: Priced, b: Priced): number {
  const left = a.price ?? Infinity
  const right = b.price ?? Infinity
  return left === right ? 0 : left - right
}

/** A new list by price ascending, what has no price last; equal prices keep their order (spec §2, home). */
export function sortByPrice<T extends Priced>(items: readonly T[]): readonly T[] {
  return items.toSorted(byPrice)
}

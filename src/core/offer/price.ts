import { roundHalfUp } from '../values/rounding.ts'
import type { Euros } from '../values/units.ts'

/**
 * The price minus the down payment, in euros, rounded to the cent, never below 0 (spec §1, financed amount).
 * `null` unless both are known.
 */
export function financedAmount(price: Euros | null, downPayment: Euros | null): Euros | null {
  return price === null || downPayment === null
    ? null
    : Math.max(0, roundHalfUp(price - downPayment, 2))
}

/** Returns a copy sorted by ascending price. The sort is stable; items without a price come last (spec §2, home). */
export function sortByPrice<Item extends { readonly price: Euros | null }>(
  items: readonly Item[],
): readonly Item[] {
  // Infinity minus Infinity is NaN: two missing prices count as equal.
  return items.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0)
}

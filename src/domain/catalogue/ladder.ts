import type { Euros } from '../units.ts'
import { addEuros } from '../cents.ts'
import type { Offer } from './catalogue.ts'

type Priced = Pick<Offer, 'price' | 'monthlyPayment' | 'nrPayments'>

export interface Difference {
  readonly price: Euros
  /** Null unless both monthly payments are known, of the same term, and differ. */
  readonly monthlyPayment: Euros | null
}

/**
 * The one below: the dearest of the items that cost less, the first of those at the same price. Null for the cheapest,
 * and for an item without a price.
 */
export function itemBelow<Item extends Priced>(item: Item, items: readonly Item[]): Item | null {
  let below: Item | null = null
  for (const other of items)
    if (isCheaper(other, item) && (below === null || isCheaper(below, other))) below = other
  return below
}

/** What an item costs more than the one below it, in euros. Null without one. */
export function differenceTo(below: Priced | null, item: Priced): Difference | null {
  if (below === null || below.price === null || item.price === null) return null
  const { monthlyPayment, nrPayments } = item
  const isComparable =
    monthlyPayment !== null && below.monthlyPayment !== null && nrPayments === below.nrPayments
  return {
    price: addEuros(item.price, -below.price),
    monthlyPayment: isComparable ? addEuros(monthlyPayment, -below.monthlyPayment) || null : null,
  }
}

function isCheaper(one: Priced, other: Priced): boolean {
  return one.price !== null && other.price !== null && one.price < other.price
}

import { addEuros } from '../cents.ts'
import type { Euros } from '../units.ts'
import type { Offer } from './catalogue.ts'

type Priced = Pick<Offer, 'price' | 'monthlyPayment' | 'nrPayments' | 'downPayment'>

/**
 * The one below: the dearest of the items that cost less, the first of those at the same price. Null for the cheapest,
 * and for an item without a price.
 */
export function itemBelow<Item extends Priced>(item: Item, items: readonly Item[]): Item | null {
  const cheaper = items.filter((other) => isCheaper(other, item))
  return cheaper.find((other) => !cheaper.some((one) => isCheaper(other, one))) ?? null
}

/**
 * What an item costs more than the one below it, in euros. Null without one. The monthly payment is null unless both are
 * known, of the same term, and differ. The down payment is null unless it explains part of that difference.
 */
export function differenceTo(below: Priced | null, item: Priced) {
  if (below === null || below.price === null || item.price === null) return null
  const monthlyPayment =
    item.nrPayments === below.nrPayments ? excess(item.monthlyPayment, below.monthlyPayment) : null
  return {
    price: addEuros(item.price, -below.price),
    monthlyPayment,
    downPayment: monthlyPayment && excess(item.downPayment, below.downPayment),
  }
}

/** Null for amounts that are unknown or equal. */
function excess(amount: Euros | null, below: Euros | null): Euros | null {
  return amount === null || below === null ? null : addEuros(amount, -below) || null
}

function isCheaper(one: Priced, other: Priced): boolean {
  return one.price !== null && other.price !== null && one.price < other.price
}

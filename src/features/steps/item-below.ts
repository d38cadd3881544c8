import type { Offer } from '../../core/catalogue/catalogue.ts'

type Priced = Pick<Offer, 'price'>

/**
 * The item with the next lower price, the first one where several have it. Null for the cheapest item and for one without
 * a price.
 */
export function itemBelow<Item extends Priced>(item: Item, items: readonly Item[]): Item | null {
  const cheaper = items.filter((other) => isCheaper(other, item))
  return cheaper.find((other) => !cheaper.some((one) => isCheaper(other, one))) ?? null
}

function isCheaper(one: Priced, other: Priced): boolean {
  return one.price !== null && other.price !== null && one.price < other.price
}

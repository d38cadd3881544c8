import type { Offer } from '../../core/catalogue/catalogue.ts'

/**
 * The item with the next lower price, the first one where several have it. Null for the cheapest item and for one without
 * a price.
 */
export function itemBelow<Item extends Pick<Offer, 'price'>>(
  { price }: Item,
  items: readonly Item[],
): Item | null {
  const isCheaper = (item: Item) => item.price !== null && price !== null && item.price < price
  const [below = null] = items.filter(isCheaper).toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
  return below
}

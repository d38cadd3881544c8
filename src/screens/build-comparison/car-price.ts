import { pricedItems, totalOf as totalOfLines } from '../../domain/financing/price-lines.ts'
import type { Euros } from '../../domain/units.ts'
import type { ComparedCar } from './use-compared-builds.tsx'

/** Today's price of a compared car with its colours, as it is financed. Null if it is unknown. */
export function totalOf({ credit, items }: ComparedCar): Euros | null {
  return credit?.price ?? totalOfLines(pricedItems(null, items))
}

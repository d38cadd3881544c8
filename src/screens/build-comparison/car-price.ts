import { surchargesOf } from '../../domain/builds/build-comparison.ts'
import { totalPrice } from '../../domain/financing/total-price.ts'
import type { Euros } from '../../domain/units.ts'
import type { ComparedCar } from './use-compared-builds.tsx'

/** Today's price of a compared car with its colours, as it is financed. Null if it is unknown. */
export function totalOf({ credit, items, version }: ComparedCar): Euros | null {
  return credit?.price ?? totalPrice(version.price, surchargesOf(items))
}

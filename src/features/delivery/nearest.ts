import type { Equipment } from '../../core/catalogue/catalogue.ts'
import { addedIds, listedEquipment } from '../../core/catalogue/added-equipment.ts'
import { addEuros, toCents } from '../../core/values/cents.ts'
import { CHOICE_KINDS, type ChosenItems } from '../../core/configuration/choice-steps.ts'
import type { ChoiceKind } from '../../core/configuration/steps.ts'
import type { Euros, Id } from '../../core/values/units.ts'
import type { ResolvedStockCar } from '../../core/offer/stock-car.ts'

export interface OwnBuild {
  readonly items: ChosenItems
  readonly price: Euros
  /** The catalogue's equipment. Until it is loaded, every id counts. */
  readonly equipment?: readonly Equipment[] | null | undefined
}

export interface StockDifferences {
  /** The choices that are another item, in step order. */
  readonly changed: readonly ChoiceKind[]
  readonly gained: readonly Id[]
  readonly lost: readonly Id[]
  /** What it costs more. Negative if it costs less. */
  readonly euros: Euros
}

/** A stock car, and what it has in place of the configuration. */
export interface NearStockCar extends ResolvedStockCar {
  readonly differences: StockDifferences
}

/** How many stock cars are shown. */
const SHOWN_CARS = 3

/**
 * What a difference is worth in the distance, in euros: how much a car may cost more or less before
 * a buyer would rather have the other difference.
 */
const DISTANCE = {
  engine: 3000,
  version: 1500,
  exterior: 600,
  /** The interior, as any other option. */
  option: 400,
  /** Each piece of equipment that the configuration has and the car has not. */
  lost: 150,
} satisfies Partial<Record<ChoiceKind | 'option' | 'lost', Euros>>

const distanceOf = (kind: ChoiceKind): Euros =>
  kind in DISTANCE ? DISTANCE[kind as keyof typeof DISTANCE] : DISTANCE.option

/**
 * How far a stock car is from the configuration, in cents: the difference of the prices, and what each other difference
 * is worth. What it gains counts by its price alone.
 */
export function stockDistance({ changed, lost, euros }: StockDifferences): number {
  const worth = changed.map(distanceOf)
  return (
    (toCents(addEuros(...worth, lost.length * DISTANCE.lost)) ?? 0) + Math.abs(toCents(euros) ?? 0)
  )
}

/**
 * The differences between a configuration and a stock car. Items are the same if they have the same name: engines and
 * versions of other engines have ids of their own.
 */
export function stockDifferences(own: OwnBuild, car: ResolvedStockCar): StockDifferences {
  const ours = { equipmentIds: own.items.version?.equipmentIds ?? [] }
  const isListed = listedOf([...ours.equipmentIds, ...car.equipmentIds], own.equipment)
  return {
    changed: CHOICE_KINDS.filter((kind) => own.items[kind]?.name !== car.items[kind]?.name),
    gained: addedIds(car, ours).filter(isListed),
    lost: addedIds(ours, car).filter(isListed),
    euros: addEuros(car.price, -own.price),
  }
}

/** Whether screens list an item of two cars. What the equipment of either replaces is neither gained nor lost. */
function listedOf(ids: readonly Id[], equipment: OwnBuild['equipment']): (id: Id) => boolean {
  const listed = equipment && new Set(listedEquipment(ids, equipment).map(({ id }) => id))
  return (id) => !listed || listed.has(id)
}

/**
 * The stock cars nearest to the configuration, the nearest first. Of equally near ones the cheaper, then by id, so that
 * the order of the response does not matter.
 * @param cars A car that is listed twice counts once.
 */
export function nearestStockCars(
  own: OwnBuild,
  cars: readonly ResolvedStockCar[],
  count = SHOWN_CARS,
): readonly NearStockCar[] {
  const once = new Map(cars.toReversed().map((car) => [car.car.id, car]))
  return [...once.values()]
    .map((car) => ({ ...car, differences: stockDifferences(own, car) }))
    .toSorted(byNearness)
    .slice(0, count)
}

function byNearness(a: NearStockCar, b: NearStockCar): number {
  const farther = stockDistance(a.differences) - stockDistance(b.differences)
  return farther || a.price - b.price || (a.car.id < b.car.id ? -1 : 1)
}

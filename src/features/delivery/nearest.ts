import type { Equipment } from '../../core/catalogue/catalogue.ts'
import { addedIds, listedEquipment } from '../../core/catalogue/added-equipment.ts'
import { addEuros, toCents, type Euros, type Id } from '../../core/values/units.ts'
import { CHOICE_KINDS, type ChosenItems } from '../../core/configuration/choice-steps.ts'
import type { ChoiceKind } from '../../core/configuration/configuration.ts'
import type { ResolvedStockCar } from '../../core/offer/stock-car.ts'

export interface CurrentBuild {
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
 * What another choice is worth in the distance, in euros: how much a car may cost more or less before a buyer would rather
 * have the other choice.
 */
const CHOICE_DISTANCES: Readonly<Partial<Record<ChoiceKind, Euros>>> = {
  engine: 3000,
  version: 1500,
  exterior: 600,
}

/** The same of the interior, and of any other option. */
const OPTION_DISTANCE: Euros = 400

/** The same of each piece of equipment that the configuration has and the car has not. */
const EQUIPMENT_DISTANCE: Euros = 150

/**
 * How far a stock car is from the configuration, in cents: the difference of the prices, and what each other difference
 * is worth. What it gains counts by its price alone.
 */
export function stockDistance({ changed, lost, euros }: StockDifferences): number {
  const choices = changed.map((kind) => CHOICE_DISTANCES[kind] ?? OPTION_DISTANCE)
  const worth = addEuros(...choices, lost.length * EQUIPMENT_DISTANCE, Math.abs(euros))
  return toCents(worth) ?? 0
}

/**
 * The differences between a configuration and a stock car. Items are the same if they have the same name: engines and
 * versions of other engines have ids of their own.
 */
export function stockDifferences(
  { items, price, equipment }: CurrentBuild,
  car: ResolvedStockCar,
): StockDifferences {
  const current = { equipmentIds: items.version?.equipmentIds ?? [] }
  const all = [...current.equipmentIds, ...car.equipmentIds]
  // What screens do not list, and what the equipment of either replaces, is neither gained nor lost.
  const listed = equipment && new Set(listedEquipment(all, equipment).map(({ id }) => id))
  const isListed = (id: Id): boolean => !listed || listed.has(id)
  return {
    changed: CHOICE_KINDS.filter((kind) => items[kind]?.name !== car.items[kind]?.name),
    gained: addedIds(car, current).filter(isListed),
    lost: addedIds(current, car).filter(isListed),
    euros: addEuros(car.price, -price),
  }
}

/**
 * The stock cars nearest to the configuration: those that are like it, then the nearest; of equally near ones the cheaper,
 * then by id, so that the order of the response does not matter.
 * @param cars A car that is listed twice counts once.
 */
export function nearestStockCars(
  current: CurrentBuild,
  cars: readonly ResolvedStockCar[],
): readonly NearStockCar[] {
  const once = new Map(cars.toReversed().map((car) => [car.car.id, car]))
  return [...once.values()]
    .map((car) => ({ ...car, differences: stockDifferences(current, car) }))
    .toSorted((a, b) => {
      if (isAlike(a) !== isAlike(b)) return isAlike(a) ? -1 : 1
      const farther = stockDistance(a.differences) - stockDistance(b.differences)
      return farther || a.price - b.price || (a.car.id < b.car.id ? -1 : 1)
    })
    .slice(0, SHOWN_CARS)
}

/** Whether a stock car has all that the configuration has, and nothing else. */
export function isAlike({ differences: { changed, gained, lost } }: NearStockCar): boolean {
  return [changed, gained, lost].every(({ length }) => length === 0)
}

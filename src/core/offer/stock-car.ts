import {
  itemsOf,
  mapChoices,
  OPTION_KINDS,
  toChoices,
  type ListOf,
  type OptionKind,
} from '../configuration/choice-steps.ts'
import { encodeChoices } from '../configuration/saved-configuration.ts'
import { type Read, parseJson } from '../content-site/wire.ts'
import type { Model } from '../catalogue/catalogue.ts'
import { toCents, type Euros, type Id } from '../values/units.ts'
import { pricedItems, totalOf } from './price-lines.ts'
import type { Choices } from '../configuration/configuration.ts'
import { selectKeyed } from '../catalogue/lists.ts'
import { choiceInputs, selectChoices } from '../configuration/chosen-items.ts'
import { derived } from '../store/select.ts'
import type { Load, State } from '../store/state.ts'

/** A car that exists, at a dealer (GET stockCars). */
export interface StockCar {
  readonly id: Id
  readonly versionId: Id
  /** Null for an option that its version does not have. */
  readonly options: Readonly<Record<OptionKind, Id | null>>
  /** Its price in euros, more than 0. Null if it costs what its configuration does. */
  readonly price: Euros | null
  /** The town in which it is. */
  readonly place: string
  /** What it has in addition to the equipment of its version. */
  readonly equipmentIds: readonly Id[]
}

/** A stock car with its configuration in the lists of the model, and all equipment that it has. */
export type ResolvedStockCar = Read<typeof resolveStockCar>

/**
 * The configuration of a stock car.
 * @returns Null if the lists do not offer it any more, or its price is unknown: it could neither be chosen nor compared.
 */
export function resolveStockCar(car: StockCar, model: Model, listOf: ListOf) {
  const version = listOf('versions')?.find(({ id }) => id === car.versionId)
  const ids = { ...mapChoices(() => null), ...car.options, version: car.versionId }
  const choices = toChoices(model.id, (kind) =>
    kind === 'engine' ? (version?.engineId ?? null) : ids[kind],
  )
  const items = itemsOf(choices, listOf)
  const isOffered = OPTION_KINDS.every((kind) => choices[`${kind}Id`] === null || items[kind])
  const price = car.price ?? totalOf(pricedItems(model, items))
  if (!items.engine || !items.version || !isOffered || price === null) return null
  const equipmentIds: readonly Id[] = [...items.version.equipmentIds, ...car.equipmentIds]
  return { car, choices, items, price, equipmentIds }
}

/** The stock car that the buyer wants, as it was when it was chosen. Another configuration is not that car. */
export type ChosenStockCar = Read<typeof toChosen>

export function toChosen({ car, price, choices }: ResolvedStockCar) {
  return { id: car.id, place: car.place, price, choices }
}

/** Whether a configuration is that of the stock car. */
export function isSameCar({ choices }: ChosenStockCar, current: Choices): boolean {
  return encodeChoices(choices) === encodeChoices(current)
}

/** Reads a stock car that was stored as JSON. Null if it cannot be read. */
export function readChosen(text: string): ChosenStockCar | null {
  const value = parseJson(text) as Partial<ChosenStockCar> | null | undefined
  const isComplete =
    typeof value?.id === 'string' &&
    typeof value.place === 'string' &&
    typeof value.price === 'number' &&
    typeof value.choices?.modelId === 'string'
  return isComplete ? (value as ChosenStockCar) : null
}

export type StockCarRecord = ReturnType<typeof toStockCarRecord>

/** A stock car in a snapshot. Its price, in cents, may be another than that of its configuration. */
export function toStockCarRecord({ id, place, price }: ChosenStockCar) {
  return { id, place, cents: toCents(price) ?? 0 }
}

/** The stock cars of the chosen model. Null until they have been requested. */
export function selectStockCarsLoad(state: State): Load<readonly StockCar[]> | null {
  return selectKeyed(state, 'stockCars', state.configuration.modelId)
}

/**
 * The stock car that the buyer wants, and whether the last list that loaded has it no longer. Null if none is chosen, or
 * if the configuration is no longer that car's.
 */
export const selectWantedStockCar = derived(
  (state) => [...choiceInputs(state), state.stockCar, state.site.stockCars],
  (state): (ChosenStockCar & { readonly isGone: boolean }) | null => {
    const { stockCar } = state
    if (!stockCar || !isSameCar(stockCar, selectChoices(state))) return null
    const load = selectStockCarsLoad(state)
    const isGone = load?.status === 'ready' && !load.data?.some(({ id }) => id === stockCar.id)
    return { ...stockCar, isGone }
  },
)

import { OPTION_KINDS, type OptionKind } from '../../core/configuration/choice-steps.ts'
import { optionFields } from '../../core/configuration/option-fields.ts'
import type { Id } from '../../core/values/units.ts'
import { getList, type ContentSite } from '../../core/content-site/content-site.ts'
import { readStatedPrice, readTexts } from '../../core/content-site/values.ts'
import { readId, readText, type Wire } from '../../core/content-site/wire.ts'
import { readTab, writeTab } from '../../platform/tab-storage.ts'
import {
  isSameCar,
  readChosen,
  toChosen,
  resolveStockCar,
  type StockCar,
} from '../../core/offer/stock-car.ts'
import { selectStockCarsLoad } from '../../core/offer/wanted-stock-car.ts'
import { nearestStockCars, type NearStockCar } from './nearest.ts'
import { reportUpTo } from '../../core/reporting/report-event.ts'
import { rememberChoices } from '../../core/reporting/remember-visit.ts'
import { selectContentConfig, selectLoad, loadEquipment } from '../../core/catalogue/lists.ts'
import {
  choiceInputs,
  selectChoices,
  selectChosenItems,
  selectModel,
} from '../../core/configuration/chosen-items.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { derived } from '../../core/store/derived.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { refreshQuote } from '../../core/offer/simulate-loan.ts'
import type { State } from '../../core/store/state.ts'

/** The field with an option's id in a stock car, where it is not named after the kind of option. */
const OPTION_FIELDS: Readonly<Partial<Record<OptionKind, string>>> = {
  exterior: 'colorid',
  interior: 'idColor',
}

/**
 * GET stockCars/{modelId}: the stock cars of a model. Skips entries without id, version or place, and those whose price
 * cannot be read: they cannot be compared.
 */
export async function fetchStockCars(site: ContentSite, modelId: Id): Promise<readonly StockCar[]> {
  return getList(site, 'stockCars', readStockCar, modelId)
}

function readStockCar(wire: Wire): StockCar | null {
  const id = readId(wire.id)
  const versionId = readId(wire.version)
  const place = readText(wire.place)
  const price = readStatedPrice(wire.price)
  if (id === null || versionId === null || place === null || price === null) return null
  const options = OPTION_KINDS.map((kind) => [
    kind,
    readId(wire[OPTION_FIELDS[kind] ?? optionFields(kind).id]),
  ])
  return {
    id,
    versionId,
    options: Object.fromEntries(options) as StockCar['options'],
    price: price ?? null,
    place,
    equipmentIds: readTexts(wire.lst),
  }
}

/** The key of the chosen stock car in session storage. */
const STORAGE_KEY = 'cfg_stock_car'

/** Whether the content site lists stock cars. */
export function selectHasStockCars(state: State): boolean {
  return selectContentConfig(state).hasStockCars && selectModel(state) !== null
}

/**
 * Loads the stock cars of the model and the names of their equipment, unless loaded or loading.
 * @param isForced Sends the request again, because a car may have been sold since.
 */
export function loadStockCars(store: ConfiguratorStore, isForced = false): void {
  const { modelId } = store.get().configuration
  if (modelId === null || !selectHasStockCars(store.get())) return
  loadEquipment(store)
  store.loading.load({
    name: 'stockCars',
    key: modelId,
    isForced,
    send: async (site) => fetchStockCars(site, modelId),
  })
}

/** The stock cars nearest to the configuration. Empty without any, and while a price is unknown. */
export const selectNearestStockCars = derived(
  (state) => [
    ...choiceInputs(state),
    selectPricing(state),
    state.site.stockCars,
    state.site.equipment,
  ],
  (state): readonly NearStockCar[] => {
    const model = selectModel(state)
    const items = selectChosenItems(state)
    const price = selectPricing(state).total
    if (!model || !items.version || price === null) return []
    const cars = selectStockCarsLoad(state)?.data ?? []
    const resolved = cars.flatMap(
      (car) => resolveStockCar(car, model, (name) => selectLoad(state, name).data) ?? [],
    )
    const equipment = state.site.equipment?.data
    return nearestStockCars({ items, price, equipment }, resolved)
  },
)

/**
 * The buyer wants a stock car: its configuration becomes theirs, which can be undone, and the list is requested again, in
 * case the car is gone.
 */
export function chooseStockCar(store: ConfiguratorStore, car: NearStockCar): void {
  const { get, set, runtime } = store
  const before = get().configuration
  const { choices, differences } = car
  const chosen = toChosen(car)
  set({
    stockCar: chosen,
    configuration: { ...before, ...choices, isEngineSelected: true, isVersionSelected: true },
  })
  writeTab(STORAGE_KEY, JSON.stringify(chosen))
  const kind = differences.changed.find((each) => before[`${each}Id`] !== choices[`${each}Id`])
  if (kind) runtime.session.undo = { kind, before }
  rememberChoices(store, 'summary')
  reportUpTo(store, 'summary')
  void refreshQuote(store)
  loadStockCars(store, true)
}

/** The buyer no longer wants the stock car. The configuration stays. */
export function dropStockCar({ set }: ConfiguratorStore): void {
  set({ stockCar: undefined })
  writeTab(STORAGE_KEY, null)
}

/** Restores the stock car that was chosen before a reload, and requests the list to learn whether it is still there. */
export function restoreStockCar(store: ConfiguratorStore): void {
  const { get, set } = store
  if (get().stockCar || !selectHasStockCars(get())) return
  const stockCar = readChosen(readTab(STORAGE_KEY) ?? '')
  if (!stockCar || !isSameCar(stockCar, selectChoices(get()))) return
  set({ stockCar })
  loadStockCars(store)
}

import {
  OPTION_KINDS,
  type OptionKind,
  optionFields,
} from '../../core/configuration/choice-steps.ts'
import type { Id } from '../../core/values/units.ts'
import { getList, type ContentSite } from '../../core/content-site/content-site.ts'
import { readStatedPrice, readTexts } from '../../core/content-site/values.ts'
import { readId, readText, type Wire } from '../../core/content-site/wire.ts'
import { readTab, writeTab } from '../../platform/storage.ts'
import {
  isSameCar,
  readChosen,
  toChosen,
  resolveStockCar,
  type StockCar,
  selectStockCarsLoad,
} from '../../core/offer/stock-car.ts'
import { nearestStockCars, type NearStockCar, isAlike } from './nearest.ts'
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
import { derived } from '../../core/store/select.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { refreshQuote } from '../../core/offer/simulate-loan.ts'
import type { State } from '../../core/store/state.ts'
import { capitalized, capitalise, withinSentence } from '../../core/values/texts.ts'
import type { Equipment } from '../../core/catalogue/catalogue.ts'
import { formatList, formatEuros } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/grammar.ts'
import type { Translate } from '../../core/formats/translate.ts'

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

/** How many pieces of equipment are named before the others are counted. */
const NAMED = 2

/** '1 igual e 2 parecidos', or '3 carros parecidos, desde 36 450 €'. */
export function stockInWords(t: Translate, cars: readonly NearStockCar[]): string {
  const alike = cars.filter(isAlike)
  const n = cars.length - alike.length
  if (alike.length === 0) {
    const price = formatEuros(Math.min(...cars.map((car) => car.price)))
    return n > 0 ? t(plural(n, 'stockCarsFrom'), { n, price }) : ''
  }
  const similar = n > 0 && t(plural(n, 'stockCarsSimilar'), { n })
  const same = t(plural(alike.length, 'stockCarsAlike'), { n: alike.length })
  return similar ? formatList([same, similar]) : same
}

/** 'Muda: cor Branco Neve', 'Ganha: câmara 360°': what a stock car has in place of the configuration, a line each. */
export function stockCarLines(
  t: Translate,
  { items, differences }: NearStockCar,
  equipment: readonly Equipment[],
): string[] {
  const { changed, gained, lost } = differences
  const changes = changed.flatMap((kind) => {
    const name = items[kind]?.name
    return name === undefined ? [] : t(`stockCar${capitalized(kind)}`, { name })
  })
  const lines = [
    changes.length > 0 && t('stockCarChanges', { items: formatList(changes) }),
    gained.length > 0 && t('stockCarGains', { items: equipmentText(t, gained, equipment) }),
    lost.length > 0 && t('stockCarLoses', { items: equipmentText(t, lost, equipment) }),
  ].filter((line) => line !== false)
  return (lines.length > 0 ? lines : [t('stockCarSame')]).map(capitalise)
}

/** 'câmara 360°, alarme e mais 3 equipamentos': what the editor highlights first. Names that have not loaded are counted. */
function equipmentText(t: Translate, ids: readonly Id[], equipment: readonly Equipment[]): string {
  const names = equipment
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => Number(b.isHighlighted ?? false) - Number(a.isHighlighted ?? false))
    .slice(0, ids.length === NAMED + 1 ? ids.length : NAMED)
    .map(({ name }) => withinSentence(name))
  const n = ids.length - names.length
  if (n === 0) return formatList(names)
  if (names.length === 0) return t(plural(n, 'stockCarPieces'), { n })
  return t(plural(n, 'stockCarMore'), { items: names.join(', '), n })
}

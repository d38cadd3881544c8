import type { Euros, Named } from '../values/units.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import type { FilterName } from '../store/state.ts'

/** A band, `from` inclusive, `to` exclusive. `to` is `null` if the band has no upper limit (spec §9). */
export interface Band {
  readonly id: string
  readonly from: number
  readonly to: number | null
}

/** Price bands in euros (spec §9). */
export const PRICE_BANDS: readonly Band[] = [
  { id: 'cfg_price15', from: 0, to: 15_000 },
  { id: 'cfg_price25', from: 15_000, to: 25_000 },
  { id: 'cfg_price35', from: 25_000, to: 35_000 },
  { id: 'cfg_price35up', from: 35_000, to: null },
]

/** Monthly payment bands in euros (spec §9). */
export const MONTHLY_PAYMENT_BANDS: readonly Band[] = [
  { id: 'cfg_rent_200', from: 0, to: 200 },
  { id: 'cfg_rent_300', from: 200, to: 300 },
  { id: 'cfg_rent_400', from: 300, to: 400 },
  { id: 'cfg_rent_400up', from: 400, to: null },
]

/** Whether an amount lies in a band (spec §9). A missing amount lies in no band. */
export function isInBand(amount: number | null, band: Band): boolean {
  return amount !== null && amount >= band.from && (band.to === null || amount < band.to)
}

/** What a filter may use of a model, engine or version. Each kind has its own properties and no others. */
export interface Filterable {
  readonly price: Euros | null
  readonly monthlyPayment: Euros | null
  readonly transmission?: string | null
  readonly segments?: readonly Named[]
  readonly energies?: readonly Named[]
  readonly seats?: readonly Named[]
}

/** A group with one option per value that occurs in the list. */
export interface ValueGroup {
  readonly id: string
  readonly label: string
  readonly values: (item: Filterable) => readonly Named[]
}

/**
 * A group with fixed bands in euros. An unknown amount is null. In lists whose items have no such amount, it is
 * undefined: these lists do not have the group.
 */
export interface BandGroup {
  readonly id: string
  readonly label: string
  readonly bands: readonly Band[]
  readonly amount: (item: Filterable) => number | null | undefined
}

/**
 * All filter groups (spec §2, filters), as the panel shows them. Panel, matching, counting and the reasons for disabled
 * options follow from this list. Each band group depends on the groups before it: bands that these leave empty are
 * disabled. `label` is a key of src/labels.
 */
export const FILTER_GROUPS = [
  { id: 'segments', label: 'filterSegments', values: (item) => item.segments ?? [] },
  { id: 'energies', label: 'filterEnergies', values: (item) => item.energies ?? [] },
  { id: 'seats', label: 'filterSeats', values: (item) => item.seats ?? [] },
  {
    id: 'transmissions',
    label: 'filterTransmission',
    values: ({ transmission }) => (transmission ? [{ id: transmission, name: transmission }] : []),
  },
  {
    id: 'price',
    label: 'filterPrice',
    bands: PRICE_BANDS,
    amount: (item) => item.price,
  },
  {
    id: 'monthlyPayment',
    label: 'filterRent',
    bands: MONTHLY_PAYMENT_BANDS,
    amount: (item) => item.monthlyPayment,
  },
] as const satisfies readonly (ValueGroup | BandGroup)[]

export type FilterGroupId = (typeof FILTER_GROUPS)[number]['id']

/** The selected options by group. An empty group does not filter (spec §2, filters). */
export type FilterSelection = Readonly<Record<FilterGroupId, readonly string[]>>

function byGroup<T>(valueOf: (group: (typeof FILTER_GROUPS)[number]) => T) {
  return Object.fromEntries(FILTER_GROUPS.map((group) => [group.id, valueOf(group)])) as Readonly<
    Record<FilterGroupId, T>
  >
}

export const EMPTY_FILTER: FilterSelection = byGroup(() => [])

function matchesGroup(
  item: Filterable,
  group: ValueGroup | BandGroup,
  ids: readonly string[],
): boolean {
  if (ids.length === 0) return true
  if ('values' in group) return group.values(item).some(({ id }) => ids.includes(id))
  const amount = group.amount(item) ?? null
  return group.bands.some((band) => ids.includes(band.id) && isInBand(amount, band))
}

/** Whether an item matches at least one selected option in every group that has any (spec §2, filters). */
export function matches(item: Filterable, selection: FilterSelection): boolean {
  return FILTER_GROUPS.every((group) => matchesGroup(item, group, selection[group.id]))
}

/** The matching items, in their original order (spec §2, filters); the same list if all match. */
export function filterItems<T extends Filterable>(
  items: readonly T[],
  selection: FilterSelection,
): readonly T[] {
  const found = items.filter((item) => matches(item, selection))
  return found.length === items.length ? items : found
}

/** Every option of a group: the values of the whole list in order of appearance, or the bands. */
function allOptions(
  group: ValueGroup | BandGroup,
  items: readonly Filterable[],
): readonly { readonly id: string; readonly content: string | Band }[] {
  if ('values' in group) {
    const names = new Map(items.flatMap(group.values).map(({ id, name }) => [id, name]))
    return [...names].map(([id, name]) => ({ id, content: name }))
  }
  if (items.length > 0 && items.every((item) => group.amount(item) === undefined)) return []
  return group.bands.map((band) => ({ id: band.id, content: band }))
}

export type FilterOption = ReturnType<typeof filterOptions>[FilterGroupId][number]

/** The options in the filter panel. One that would leave nothing is disabled, unless it is selected (spec §2, home). */
export function filterOptions(items: readonly Filterable[], selection: FilterSelection) {
  return byGroup((group) => {
    const remaining = filterItems(items, { ...selection, [group.id]: [] })
    return allOptions(group, items).map(({ id, content }) => {
      const has = (item: Filterable): boolean => matchesGroup(item, group, [id])
      const count = remaining.filter(has).length
      const isEnabled = count > 0 || selection[group.id].includes(id)
      const absence = items.some(has) ? ('excluded-by-filter' as const) : ('none-in-list' as const)
      // No item in the list has a disabled option, or the other groups exclude every item that has it.
      return { id, content, count, reason: isEnabled ? null : absence }
    })
  })
}

/**
 * Unchecks options that are no longer offered, and bands that match nothing left by the groups before them (spec §2,
 * home): removing a price band can make a monthly payment band valid again.
 */
export function normaliseFilter(
  items: readonly Filterable[],
  selection: FilterSelection,
): FilterSelection {
  const current: Record<FilterGroupId, readonly string[]> = { ...selection }
  let remaining = items
  for (const group of FILTER_GROUPS) {
    const base = 'values' in group ? items : remaining
    const ids = current[group.id].filter((id) => base.some((i) => matchesGroup(i, group, [id])))
    current[group.id] = ids
    remaining = remaining.filter((item) => matchesGroup(item, group, ids))
  }
  return current
}

/** Checks or unchecks one option, then unchecks options that can no longer match. A disabled option stays unchecked. */
export function setOption(
  items: readonly Filterable[],
  selection: FilterSelection,
  group: FilterGroupId,
  id: string,
  isChecked: boolean,
): FilterSelection {
  const others = selection[group].filter((other) => other !== id)
  return normaliseFilter(items, { ...selection, [group]: isChecked ? [...others, id] : others })
}

/**
 * The last selected option without which something matches, for a filter that matches nothing. Null if nothing matches
 * without any one of them.
 */
export function optionToGiveUp(
  items: readonly Filterable[],
  selection: FilterSelection,
): { readonly group: FilterGroupId; readonly id: string } | null {
  const selected = FILTER_GROUPS.flatMap(({ id: group }) =>
    selection[group].map((id) => ({ group, id })),
  )
  return (
    selected.findLast(({ group, id }) => {
      const others = selection[group].filter((other) => other !== id)
      return filterItems(items, { ...selection, [group]: others }).length > 0
    }) ?? null
  )
}

/** Filters a list. */
export function setFilter(
  { get, set }: Pick<ConfiguratorStore, 'get' | 'set'>,
  name: FilterName,
  selection: FilterSelection,
): void {
  set({ filters: { ...get().filters, [name]: selection } })
}

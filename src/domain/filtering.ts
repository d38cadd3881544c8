import type { Segment } from './catalogue.ts'
import type { Band, PriceBandId, RentBandId } from './bands.ts'
import { isInBand, PRICE_BANDS, RENT_BANDS } from './bands.ts'
import type { Euros, Id } from './units.ts'

/** What a filter looks at in a model, an engine or a version. */
export interface Filterable {
  readonly price: Euros | null
  readonly rent: Euros | null
  readonly transmission?: string | null
  readonly segments?: readonly Segment[]
}

/** What the buyer ticked, by group; an empty group asks for nothing (spec §2, filters). */
export interface FilterSelection {
  readonly segments: readonly Id[]
  readonly transmissions: readonly string[]
  readonly price: readonly PriceBandId[]
  readonly rent: readonly RentBandId[]
}

export const EMPTY_FILTER: FilterSelection = {
  segments: [],
  transmissions: [],
  price: [],
  rent: [],
}

/**
 * A choice of the filter panel. Disabled because nothing in the whole list has it ('none-in-range'),
 * or because what has it is left out by the groups before ('excluded-by-filter').
 */
export interface FilterOption {
  readonly id: string
  readonly isDisabled: boolean
  readonly reason: 'none-in-range' | 'excluded-by-filter' | null
}

export interface FilterOptions {
  readonly segments: readonly (FilterOption & { readonly name: string })[]
  readonly transmissions: readonly FilterOption[]
  readonly price: readonly FilterOption[]
  readonly rent: readonly FilterOption[]
}

/** In the order of dependence: price bands depend on the groups before, rent bands on those and price. */
const GROUPS = ['segments', 'transmissions', 'price', 'rent'] as const

const ENABLED = { isDisabled: false, reason: null }

const isInBands = (amount: Euros | null, bands: readonly Band[], ids: readonly string[]) =>
  ids.length === 0 || bands.some((band) => ids.includes(band.id) && isInBand(amount, band))

/** Whether an item is asked for: one choice of each group that has any (spec §2, filters). */
export function matches(item: Filterable, selection: FilterSelection): boolean {
  const { segments, transmissions, price, rent } = selection
  return (
    (segments.length === 0 || !!item.segments?.some(({ id }) => segments.includes(id))) &&
    (transmissions.length === 0 || transmissions.includes(item.transmission ?? '')) &&
    isInBands(item.price, PRICE_BANDS, price) &&
    isInBands(item.rent, RENT_BANDS, rent)
  )
}

/** The items asked for, in their order (spec §2, filters). */
export function filterItems<T extends Filterable>(
  items: readonly T[],
  selection: FilterSelection,
): readonly T[] {
  return items.filter((item) => matches(item, selection))
}

function bandOptions(
  bands: readonly Band[],
  all: readonly (Euros | null)[],
  left: readonly (Euros | null)[],
): readonly FilterOption[] {
  return bands.map((band) => {
    const isIn = (amount: Euros | null) => isInBand(amount, band)
    if (left.some(isIn)) return { id: band.id, ...ENABLED }
    const reason = all.some(isIn) ? 'excluded-by-filter' : 'none-in-range'
    return { id: band.id, isDisabled: true, reason }
  })
}

/**
 * The choices of the filter panel. Segments and transmissions are those of the whole list, as they first appear;
 * bands that cannot match what the groups before leave are disabled (spec §2, home).
 */
export function filterOptions(
  items: readonly Filterable[],
  selection: FilterSelection,
): FilterOptions {
  const segments = new Map(items.flatMap((item) => item.segments ?? []).map((s) => [s.id, s.name]))
  const transmissions = new Set(
    items.flatMap((item) => (item.transmission ? [item.transmission] : [])),
  )
  const beforePrice = filterItems(items, { ...selection, price: [], rent: [] })
  const beforeRent = filterItems(items, { ...selection, rent: [] })
  const prices = (list: readonly Filterable[]) => list.map((item) => item.price)
  const rents = (list: readonly Filterable[]) => list.map((item) => item.rent)
  return {
    segments: [...segments].map(([id, name]) => ({ id, name, ...ENABLED })),
    transmissions: [...transmissions].map((id) => ({ id, ...ENABLED })),
    price: bandOptions(PRICE_BANDS, prices(items), prices(beforePrice)),
    rent: bandOptions(RENT_BANDS, rents(items), rents(beforeRent)),
  }
}

function settleGroup(
  items: readonly Filterable[],
  selection: FilterSelection,
  group: keyof FilterSelection,
): FilterSelection {
  const options: readonly FilterOption[] = filterOptions(items, selection)[group]
  const canStay = (id: string) => options.some((o) => o.id === id && !o.isDisabled)
  return { ...selection, [group]: selection[group].filter(canStay) }
}

/**
 * Unchecks what is disabled or no longer offered (spec §2, home).
 * Group by group, so that a price band that goes does not take a rent band with it that could stay.
 */
export function normaliseFilter(
  items: readonly Filterable[],
  selection: FilterSelection,
): FilterSelection {
  return GROUPS.reduce<FilterSelection>(
    (current, group) => settleGroup(items, current, group),
    selection,
  )
}

/** Ticks or unticks one choice, then unchecks what cannot match any more; a disabled choice stays unticked. */
export function toggleFilter(
  items: readonly Filterable[],
  selection: FilterSelection,
  group: keyof FilterSelection,
  id: string,
): FilterSelection {
  const chosen: readonly string[] = selection[group]
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return normaliseFilter(items, { ...selection, [group]: next })
}

/** How many choices are ticked, in all groups. */
export function countFilter(selection: FilterSelection): number {
  return GROUPS.reduce((count, group) => count + selection[group].length, 0)
}

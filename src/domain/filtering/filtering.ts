import type { Segment } from '../catalogue/catalogue.ts'
import type { Band, MonthlyPaymentBandId, PriceBandId } from './bands.ts'
import { isInBand, MONTHLY_PAYMENT_BANDS, PRICE_BANDS } from './bands.ts'
import type { Euros, Id } from '../units.ts'

/** The properties of a model, engine or version that a filter uses. */
export interface Filterable {
  readonly price: Euros | null
  readonly monthlyPayment: Euros | null
  readonly transmission?: string | null
  readonly segments?: readonly Segment[]
}

/** The selected options by group. An empty group does not filter (spec §2, filters). */
export interface FilterSelection {
  readonly segments: readonly Id[]
  readonly transmissions: readonly string[]
  readonly price: readonly PriceBandId[]
  readonly monthlyPayment: readonly MonthlyPaymentBandId[]
}

export const EMPTY_FILTER: FilterSelection = {
  segments: [],
  transmissions: [],
  price: [],
  monthlyPayment: [],
}

/**
 * An option in the filter panel. Disabled if no item in the list has it ('none-in-range'), or if earlier groups
 * exclude every item that has it ('excluded-by-filter').
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
  readonly monthlyPayment: readonly FilterOption[]
}

/** In order of dependency: each band group depends on the groups before it. */
const GROUPS = ['segments', 'transmissions', 'price', 'monthlyPayment'] as const

const ENABLED = { isDisabled: false, reason: null }

const isInBands = (amount: Euros | null, bands: readonly Band[], ids: readonly string[]) =>
  ids.length === 0 || bands.some((band) => ids.includes(band.id) && isInBand(amount, band))

/** Whether an item matches at least one selected option in every group that has any (spec §2, filters). */
export function matches(item: Filterable, selection: FilterSelection): boolean {
  const { segments, transmissions, price, monthlyPayment } = selection
  return (
    (segments.length === 0 || !!item.segments?.some(({ id }) => segments.includes(id))) &&
    (transmissions.length === 0 || transmissions.includes(item.transmission ?? '')) &&
    isInBands(item.price, PRICE_BANDS, price) &&
    isInBands(item.monthlyPayment, MONTHLY_PAYMENT_BANDS, monthlyPayment)
  )
}

/** The matching items, in their original order (spec §2, filters). */
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
 * The options in the filter panel. Segments and transmissions are those of the whole list, in order of appearance.
 * Bands that match no item left by the earlier groups are disabled (spec §2, home).
 */
export function filterOptions(
  items: readonly Filterable[],
  selection: FilterSelection,
): FilterOptions {
  const segments = new Map(items.flatMap((item) => item.segments ?? []).map((s) => [s.id, s.name]))
  const transmissions = new Set(
    items.flatMap((item) => (item.transmission ? [item.transmission] : [])),
  )
  const beforePrice = filterItems(items, { ...selection, price: [], monthlyPayment: [] })
  const beforeMonthlyPayment = filterItems(items, { ...selection, monthlyPayment: [] })
  const prices = (list: readonly Filterable[]) => list.map((item) => item.price)
  const monthlyPayments = (list: readonly Filterable[]) => list.map((item) => item.monthlyPayment)
  return {
    segments: [...segments].map(([id, name]) => ({ id, name, ...ENABLED })),
    transmissions: [...transmissions].map((id) => ({ id, ...ENABLED })),
    price: bandOptions(PRICE_BANDS, prices(items), prices(beforePrice)),
    monthlyPayment: bandOptions(
      MONTHLY_PAYMENT_BANDS,
      monthlyPayments(items),
      monthlyPayments(beforeMonthlyPayment),
    ),
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
 * Unchecks options that are disabled or no longer offered (spec §2, home).
 * Works group by group: removing a price band can make a monthly payment band valid again.
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

/** Toggles one option, then unchecks options that can no longer match. A disabled option stays unchecked. */
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

/** Number of selected options in all groups. */
export function countFilter(selection: FilterSelection): number {
  return GROUPS.reduce((count, group) => count + selection[group].length, 0)
}

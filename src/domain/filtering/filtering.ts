import {
  FILTER_GROUPS,
  isInBand,
  type BandGroup,
  type Filterable,
  type FilterGroupId,
  type ValueGroup,
  type Band,
} from './filter-registry.ts'

/** The selected options by group. An empty group does not filter (spec §2, filters). */
export type FilterSelection = Readonly<Record<FilterGroupId, readonly string[]>>

export interface FilterOption {
  readonly id: string
  /** A value's own name, or the band. */
  readonly content: string | Band
  /** Why it is disabled: no item in the list has it, or earlier groups exclude every item that has it. Null if it is not. */
  readonly reason: 'none-in-list' | 'excluded-by-filter' | null
}

export type FilterOptions = Readonly<Record<FilterGroupId, readonly FilterOption[]>>

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

function valueOptions(group: ValueGroup, items: readonly Filterable[]): readonly FilterOption[] {
  const names = new Map(items.flatMap(group.values).map(({ id, name }) => [id, name]))
  return [...names].map(([id, name]) => ({ id, content: name, reason: null }))
}

function bandOptions(
  group: BandGroup,
  items: readonly Filterable[],
  remaining: readonly Filterable[],
): readonly FilterOption[] {
  const amounts = items.map(group.amount)
  if (items.length > 0 && amounts.every((amount) => amount === undefined)) return []
  const remainingAmounts = remaining.map(group.amount)
  return group.bands.map((band) => {
    const isIn = (amount: number | null | undefined) => isInBand(amount ?? null, band)
    const absence = amounts.some(isIn) ? 'excluded-by-filter' : 'none-in-list'
    return { id: band.id, content: band, reason: remainingAmounts.some(isIn) ? null : absence }
  })
}

/** The items that match the groups before the given one. */
function itemsBefore(
  items: readonly Filterable[],
  selection: FilterSelection,
  group: ValueGroup | BandGroup,
): readonly Filterable[] {
  const before = FILTER_GROUPS.slice(
    0,
    FILTER_GROUPS.findIndex(({ id }) => id === group.id),
  )
  return items.filter((item) =>
    before.every((each) => matchesGroup(item, each, selection[each.id])),
  )
}

/**
 * The options in the filter panel. Values are those of the whole list, in order of appearance. Bands that match no item
 * left by the earlier groups are disabled (spec §2, home).
 */
export function filterOptions(
  items: readonly Filterable[],
  selection: FilterSelection,
): FilterOptions {
  return byGroup((group) =>
    'values' in group
      ? valueOptions(group, items)
      : bandOptions(group, items, itemsBefore(items, selection, group)),
  )
}

/**
 * Unchecks options that are disabled or no longer offered (spec §2, home).
 * Works group by group: removing a price band can make a monthly payment band valid again.
 */
export function normaliseFilter(
  items: readonly Filterable[],
  selection: FilterSelection,
): FilterSelection {
  const current: Record<FilterGroupId, readonly string[]> = { ...selection }
  for (const { id: group } of FILTER_GROUPS) {
    const options = filterOptions(items, current)[group]
    const canStay = (id: string) => options.some((o) => o.id === id && o.reason === null)
    current[group] = current[group].filter(canStay)
  }
  return current
}

/** Toggles one option, then unchecks options that can no longer match. A disabled option stays unchecked. */
export function toggleFilter(
  items: readonly Filterable[],
  selection: FilterSelection,
  group: FilterGroupId,
  id: string,
): FilterSelection {
  const chosen = selection[group]
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return normaliseFilter(items, { ...selection, [group]: next })
}

/** Number of selected options in all groups. */
export function countFilter(selection: FilterSelection): number {
  return FILTER_GROUPS.reduce((count, { id }) => count + selection[id].length, 0)
}

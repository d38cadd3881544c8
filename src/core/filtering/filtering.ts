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

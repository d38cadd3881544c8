import type { Filterable } from '../../domain/filtering/filter-registry.ts'
import {
  EMPTY_FILTER,
  toggleFilter,
  type FilterSelection,
} from '../../domain/filtering/filtering.ts'
import { plural, type PluralKey } from '../../labels/plural.ts'
import { useActions } from '../../store/context.tsx'
import type { FilterName } from '../../store/state.ts'
import type { FilterPanelProps } from '../../ui/filter/filter-panel.tsx'
import { filterGroups } from './filter-groups.ts'
import { useText } from './use-text.tsx'

/** Stems of the labels that count the items of a list. */
const COUNTS = {
  home: ['modelsCount', 'showModels'],
  engine: ['enginesCount', 'showEngines'],
  version: ['versionsCount', 'showVersions'],
} as const satisfies Readonly<Record<FilterName, readonly PluralKey[]>>

/** What a list's filter consists of, and what ticking one of its options does. */
export function useFilterPanel(
  name: FilterName,
  items: readonly Filterable[],
  selection: FilterSelection,
  /** Number of matches. */
  n: number,
): Omit<FilterPanelProps, 'id' | 'isOpen'> {
  const t = useText()
  const actions = useActions()
  const [count, show] = COUNTS[name]
  return {
    groups: filterGroups(t, name, items, selection),
    onChange: (group, id) =>
      actions.setFilter(name, toggleFilter(items, selection, group as keyof FilterSelection, id)),
    countText: t(plural(n, count), { n, total: items.length }),
    showLabel: n > 0 ? t(plural(n, show), { n }) : null,
    clearLabel: t('clearFilter'),
    onClear: () => actions.setFilter(name, EMPTY_FILTER),
  }
}

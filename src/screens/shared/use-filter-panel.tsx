import type { Filterable } from '../../domain/filtering/filter-registry.ts'
import { toggleFilter, type FilterSelection } from '../../domain/filtering/filtering.ts'
import { useActions } from '../../store/context.tsx'
import type { FilterName } from '../../store/state.ts'
import type { FilterPanelProps } from '../../ui/filter/filter-panel.tsx'
import { filterGroups } from './filter-groups.ts'
import { useText } from './use-text.tsx'

/** The groups of a list's filter, and what ticking one of their options does. */
export function useFilterPanel(
  name: FilterName,
  items: readonly Filterable[],
  selection: FilterSelection,
): Pick<FilterPanelProps, 'groups' | 'onChange'> {
  const t = useText()
  const actions = useActions()
  return {
    groups: filterGroups(t, name, items, selection),
    onChange: (group, id) =>
      actions.setFilter(name, toggleFilter(items, selection, group as keyof FilterSelection, id)),
  }
}

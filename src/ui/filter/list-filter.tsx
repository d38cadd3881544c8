import type { Filterable } from '../../core/filtering/filter-registry.ts'
import type { FilterSelection } from '../../core/filtering/filtering.ts'
import type { FilterName } from '../../core/store/state.ts'
import { FilterBody } from './filter-body.tsx'
import { useFilterPanel } from './use-filter-panel.tsx'

interface ListFilterProps {
  /** The `id` of the `FilterPanel`. */
  readonly id: string
  readonly name: FilterName
  readonly items: readonly Filterable[]
  readonly selection: FilterSelection
}

/** What the filter panel of a list contains. */
export function ListFilter({ id, name, items, selection }: ListFilterProps) {
  return <FilterBody id={id} {...useFilterPanel(name, items, selection)} />
}

import type { ConfiguratorStore } from '../store/create-store.ts'
import type { FilterName } from '../store/state.ts'
import type { FilterSelection } from './filtering.ts'

/** Filters a list. */
export function setFilter(
  { get, set }: Pick<ConfiguratorStore, 'get' | 'set'>,
  name: FilterName,
  selection: FilterSelection,
): void {
  set({ filters: { ...get().filters, [name]: selection } })
}

import type { FilterName, StoreAccess } from '../store/state.ts'
import type { FilterSelection } from './filtering.ts'

/** Filters a list. */
export function setFilter(
  { get, set }: Pick<StoreAccess, 'get' | 'set'>,
  name: FilterName,
  selection: FilterSelection,
): void {
  set({ filters: { ...get().filters, [name]: selection } })
}

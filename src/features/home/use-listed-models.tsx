import { useMemo } from 'react'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { EMPTY_FILTER, filterItems, type FilterSelection } from '../../core/filtering/filtering.ts'
import { recommendedFirst } from './recommended-first.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { useSelect } from '../../core/store/context.tsx'

interface ListedModels {
  readonly models: readonly Model[]
  readonly selection: FilterSelection
  /** Those that match the filter, by price. */
  readonly found: readonly Model[]
  /** In the order of their cards. */
  readonly shown: readonly Model[]
}

/** The models of the list, after the filter and a recommendation. */
export function useListedModels(): ListedModels {
  const models = useSelect(selectModels)
  const selection = useSelect((state) => state.filters.home ?? EMPTY_FILTER)
  const recommended = useSelect((state) => state.recommended)
  const found = useMemo(() => filterItems(models, selection), [models, selection])
  const shown = useMemo(() => recommendedFirst(found, recommended), [found, recommended])
  return { models, selection, found, shown }
}

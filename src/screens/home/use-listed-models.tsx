import { useMemo } from 'react'
import type { Model } from '../../domain/catalogue/catalogue.ts'
import {
  EMPTY_FILTER,
  filterItems,
  type FilterSelection,
} from '../../domain/filtering/filtering.ts'
import { recommendedFirst } from '../../domain/guided-start/recommended-first.ts'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { useSelect } from '../../store/context.tsx'
import { useText } from '../shared/use-text.tsx'

interface ListedModels {
  readonly models: readonly Model[]
  readonly selection: FilterSelection
  /** Those that match the filter, by price. */
  readonly found: readonly Model[]
  /** In the order of their cards. */
  readonly shown: readonly Model[]
}

/** The models of the list, after the filter and the guided start. */
export function useListedModels(): ListedModels {
  const t = useText()
  const models = useSelect(selectModels)
  const selection = useSelect((state) => state.filters.home ?? EMPTY_FILTER)
  const recommended = useSelect((state) => state.recommended)
  const found = useMemo(() => filterItems(models, selection), [models, selection])
  const shown = useMemo(
    () => recommendedFirst(found, recommended, t('guideMark')),
    [found, recommended, t],
  )
  return { models, selection, found, shown }
}

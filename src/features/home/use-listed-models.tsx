import { useMemo } from 'react'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { EMPTY_FILTER, filterItems } from '../../core/filtering/filtering.ts'
import type { Recommended } from '../../core/store/state.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { useSelect } from '../../core/store/context.tsx'
import type { Id } from '../../core/values/units.ts'

/** All models of the list, those that match the filter (`found`, by price), and these in the order of their cards (`shown`). */
export function useListedModels() {
  const models = useSelect(selectModels)
  const selection = useSelect((state) => state.filters.home ?? EMPTY_FILTER)
  const recommended = useSelect((state) => state.recommended)
  const found = useMemo(() => filterItems(models, selection), [models, selection])
  const shown = useMemo(
    () => asListed(found, recommended, selection.segments),
    [found, recommended, selection],
  )
  return { models, selection, found, shown }
}

/**
 * The models as the model list shows them: the recommended ones first, in the order of the recommendation, with a mark
 * before the name of their segment; the others in their own order. Of several segments, the filtered one is shown.
 */
export function asListed(
  models: readonly Model[],
  recommended: Recommended | undefined,
  filteredIds: readonly Id[],
): readonly Model[] {
  const first = recommended?.models.filter((model) => models.includes(model)) ?? []
  const others = models.filter((model) => !first.includes(model))
  return [...first, ...others].map((model) => {
    const [own] = model.segments
    const shown = model.segments.find(({ id }) => filteredIds.includes(id)) ?? own
    const mark = first.includes(model) && recommended?.mark
    if (shown === own && !mark) return model
    const name = [mark, shown?.name].filter(Boolean).join(' · ')
    return { ...model, segments: [{ id: shown?.id ?? '', name }] }
  })
}

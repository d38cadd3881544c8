import { useMemo } from 'react'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { EMPTY_FILTER, filterItems } from '../../core/filtering/filtering.ts'
import type { Recommended } from '../../core/store/state.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { useSelect } from '../../core/store/context.tsx'

/** All models of the list, those that match the filter (`found`, by price), and these in the order of their cards (`shown`). */
export function useListedModels() {
  const models = useSelect(selectModels)
  const selection = useSelect((state) => state.filters.home ?? EMPTY_FILTER)
  const recommended = useSelect((state) => state.recommended)
  const found = useMemo(() => filterItems(models, selection), [models, selection])
  const shown = useMemo(() => recommendedFirst(found, recommended), [found, recommended])
  return { models, selection, found, shown }
}

/**
 * The models as the model list shows them: the recommended ones first, in the order of the recommendation, with a mark
 * before the name of their segment; the others in their own order.
 */
export function recommendedFirst(
  models: readonly Model[],
  recommended: Recommended | undefined,
): readonly Model[] {
  if (!recommended) return models
  const { mark } = recommended
  const first = recommended.models.filter((model) => models.includes(model))
  return [
    ...first.map((model): Model => {
      const [segment, ...others] = model.segments
      const name = segment ? `${mark} · ${segment.name}` : mark
      return { ...model, segments: [{ id: segment?.id ?? '', name }, ...others] }
    }),
    ...models.filter((model) => !first.includes(model)),
  ]
}

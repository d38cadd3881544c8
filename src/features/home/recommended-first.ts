import type { Model } from '../../core/catalogue/catalogue.ts'
import type { Recommended } from '../../core/store/state.ts'

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

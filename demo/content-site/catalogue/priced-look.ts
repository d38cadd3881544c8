import type { ModelPlan } from './model-plan.ts'

/** The look of a model's cheapest version in picture URLs, because a model is shown beside the price of that version. */
export function pricedLook({ engines, looks, slug }: ModelPlan): string {
  const [cheapest] = engines.toSorted((one, other) => one.price - other.price)
  const tier = cheapest?.tiers[0]
  return (tier && looks?.[tier]) ?? slug
}

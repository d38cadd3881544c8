import { CABINS } from './bodies.ts'
import type { EnginePlan, ModelPlan } from './model-plan.ts'
import { MOTORS } from './motors.ts'
import type { Tier } from './trims.ts'

/** Lowest trim with the wide cluster, except for electric cars. */
const WIDE_CLUSTER_TIER = 4

/** Whether a version has the wide digital cluster. The others have a small display, beside or inside their dials. */
export function hasWideCluster({ body }: ModelPlan, engine: EnginePlan, tier: Tier): boolean {
  const { fuel, transmission } = MOTORS[engine.motor]
  if (CABINS[body] === 'city' || transmission === 'Manual') return false
  return fuel === 'Elétrico' || tier >= WIDE_CLUSTER_TIER
}

/** Name of a version's cabin in picture URLs. The plain name has the wide cluster; in the city car, a gear lever. */
export function cabinLook(plan: ModelPlan, engine: EnginePlan, tier: Tier): string {
  const cabin = CABINS[plan.body]
  const isManual = MOTORS[engine.motor].transmission === 'Manual'
  if (cabin === 'city') return isManual ? cabin : 'city-automatic'
  if (isManual) return `${cabin}-manual`
  return hasWideCluster(plan, engine, tier) ? cabin : `${cabin}-basic`
}

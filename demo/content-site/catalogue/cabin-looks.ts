import { CABINS } from './bodies.ts'
import type { EnginePlan, ModelPlan } from './model-plan.ts'
import { MOTORS } from './motors.ts'

function isManual({ motor }: EnginePlan): boolean {
  return MOTORS[motor].transmission === 'Manual'
}

/** Whether a version has the wide digital cluster. The others have a small display, beside or inside their dials. */
export function hasWideCluster({ body }: ModelPlan, engine: EnginePlan): boolean {
  return CABINS[body] !== 'city' && !isManual(engine)
}

/** Name of a version's cabin in picture URLs. The plain name is the cabin with the gearbox of most versions. */
export function cabinLook({ body }: ModelPlan, engine: EnginePlan): string {
  const cabin = CABINS[body]
  if (cabin === 'city') return isManual(engine) ? cabin : 'city-automatic'
  return isManual(engine) ? `${cabin}-manual` : cabin
}

import { STEP_IDS, type StepId } from './steps.ts'

/** The later of two steps. */
export function laterStep(one: StepId, other: StepId): StepId {
  return STEP_IDS.indexOf(one) > STEP_IDS.indexOf(other) ? one : other
}

/** The earlier of two steps. */
export function earlierStep(one: StepId, other: StepId): StepId {
  return laterStep(one, other) === one ? other : one
}

/** The next step. `null` for the summary (spec §4, steps). */
export function nextStep(id: StepId): StepId | null {
  return STEP_IDS[STEP_IDS.indexOf(id) + 1] ?? null
}

/** The previous step. `null` for the engine (spec §4, steps). */
export function previousStep(id: StepId): StepId | null {
  return STEP_IDS[STEP_IDS.indexOf(id) - 1] ?? null
}

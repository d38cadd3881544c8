import { STEP_IDS, type StepId, type Steps } from './steps.ts'

/** Activates and enables a step and concludes the earlier ones. Later steps keep their state (spec §4, steps). */
export function moveToStep(steps: Steps, id: StepId): Steps {
  const position = STEP_IDS.indexOf(id)
  return steps.map((step, index) => ({
    id: step.id,
    isActive: index === position,
    isConcluded: step.isConcluded || index < position,
    isEnabled: step.isEnabled || index <= position,
  }))
}

/**
 * Resets steps after a choice was cleared. `furthest` is the step of the cleared choice. Steps after it are disabled.
 * It and the steps after it are no longer concluded. If a later step was active, `furthest` becomes active.
 */
export function limitSteps(steps: Steps, furthest: StepId): Steps {
  const limit = STEP_IDS.indexOf(furthest)
  const isCut = steps.some((step, index) => step.isActive && index > limit)
  return steps.map((step, index) => ({
    id: step.id,
    isActive: isCut ? index === limit : step.isActive,
    isConcluded: step.isConcluded && index < limit,
    isEnabled: index === limit ? step.isEnabled || isCut : step.isEnabled && index < limit,
  }))
}

/** The next step. `null` for the summary (spec §4, steps). */
export function nextStep(id: StepId): StepId | null {
  return STEP_IDS[STEP_IDS.indexOf(id) + 1] ?? null
}

/** The previous step. `null` for the engine (spec §4, steps). */
export function previousStep(id: StepId): StepId | null {
  return STEP_IDS[STEP_IDS.indexOf(id) - 1] ?? null
}

import { STEP_IDS, type StepId, type Steps } from './steps.ts'

/** Activates and enables a step and concludes the earlier ones. Later steps keep their state (spec §4, steps). */
export function moveToStep(steps: Steps, id: StepId): Steps {
  return steps.map((step) => ({
    id: step.id,
    isActive: step.id === id,
    isConcluded: step.isConcluded || step.id < id,
    isEnabled: step.isEnabled || step.id <= id,
  }))
}

/**
 * Resets steps after a choice was cleared. `furthest` is the step of the cleared choice. Steps after it are disabled.
 * It and the steps after it are no longer concluded. If a later step was active, `furthest` becomes active.
 */
export function limitSteps(steps: Steps, furthest: StepId): Steps {
  const isCut = steps.some((step) => step.isActive && step.id > furthest)
  return steps.map((step) => ({
    id: step.id,
    isActive: isCut ? step.id === furthest : step.isActive,
    isConcluded: step.isConcluded && step.id < furthest,
    isEnabled:
      step.id === furthest ? step.isEnabled || isCut : step.isEnabled && step.id < furthest,
  }))
}

/** The next step. `null` for the summary (spec §4, steps). */
export function nextStep(id: StepId): StepId | null {
  return STEP_IDS[id] ?? null
}

/** The previous step. `null` for the engine (spec §4, steps). */
export function previousStep(id: StepId): StepId | null {
  return STEP_IDS[id - 2] ?? null
}

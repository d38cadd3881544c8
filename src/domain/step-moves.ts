import { STEP_IDS, type StepId, type Steps } from './steps.ts'

/** Makes a step active and enabled, and concludes those before it; those after keep their state (spec §4, steps). */
export function moveToStep(steps: Steps, id: StepId): Steps {
  return steps.map((step) => ({
    id: step.id,
    isActive: step.id === id,
    isConcluded: step.isConcluded || step.id < id,
    isEnabled: step.isEnabled || step.id <= id,
  }))
}

/**
 * Takes back what a cleared choice had opened: the steps after `furthest` are disabled, and neither they nor
 * `furthest`, whose choice is now lacking, are concluded. An active step after `furthest` hands over to it.
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

/** The step after, `null` after the summary (spec §4, steps). */
export function nextStep(id: StepId): StepId | null {
  return STEP_IDS[id] ?? null
}

/** The step before, `null` before the engine (spec §4, steps). */
export function previousStep(id: StepId): StepId | null {
  return STEP_IDS[id - 2] ?? null
}

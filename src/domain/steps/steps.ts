/** 1 engine, 2 version, 3 exterior, 4 interior, 5 summary (spec §3, wizard step). */
export type StepId = 1 | 2 | 3 | 4 | 5

export const STEP_COUNT = 5

export interface WizardStep {
  readonly id: StepId
  readonly isActive: boolean
  readonly isConcluded: boolean
  readonly isEnabled: boolean
}

/** The five steps in order. Exactly one is active. */
export type Steps = readonly WizardStep[]

/** All step ids, in order. */
export const STEP_IDS: readonly StepId[] = [1, 2, 3, 4, 5]

/** The steps of a new configuration. Only the engine step is active and enabled (spec §4, steps). */
export function initialSteps(): Steps {
  return STEP_IDS.map((id) => ({
    id,
    isActive: id === 1,
    isConcluded: false,
    isEnabled: id === 1,
  }))
}

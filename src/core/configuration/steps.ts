import type { Id } from '../values/units.ts'

/**
 * The steps in order, each named after its screen (spec §3, wizard step). `choice-steps.ts` describes them further.
 */
export const STEP_IDS = ['engine', 'version', 'exterior', 'interior', 'summary'] as const

export type StepId = (typeof STEP_IDS)[number]

/** A step that makes the choice of its name: every step but the summary. */
export type ChoiceStepId = Exclude<StepId, 'summary'>

/** What is chosen. `choice-steps.ts` says on which step. */
export type ChoiceKind = ChoiceStepId

/** The ids in a cookie or share link. `null` if missing. */
export type Choices = Readonly<Record<'modelId' | `${ChoiceKind}Id`, Id | null>>

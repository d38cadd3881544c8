import type { Id } from '../values/units.ts'

/**
 * Last URL segment of each screen (spec §2, routing): of the steps in their order, each named after its screen (spec §3,
 * wizard step), then of the comparison. `choice-steps.ts` describes the steps further.
 */
export const SEGMENTS = {
  engine: 'motor',
  version: 'versao',
  exterior: 'exterior',
  interior: 'interior',
  summary: 'resumo',
  comparison: 'comparador',
} as const

export type StepId = Exclude<keyof typeof SEGMENTS, 'comparison'>

/** A step that makes the choice of its name: every step but the summary. */
export type ChoiceStepId = Exclude<StepId, 'summary'>

/** What is chosen. `choice-steps.ts` says on which step. */
export type ChoiceKind = ChoiceStepId

/** The ids in a cookie or share link. `null` if missing. */
export type Choices = Readonly<Record<'modelId' | `${ChoiceKind}Id`, Id | null>>

export const NO_CHOICES: Choices = {
  modelId: null,
  engineId: null,
  versionId: null,
  exteriorId: null,
  interiorId: null,
}

import type { Id } from '../values/units.ts'

/**
 * The steps in order, each named after its screen (spec §3, wizard step), with the last segment of its URL.
 * `choice-steps.ts` describes them further; this file is part of the first view.
 */
const STEP_SEGMENTS = {
  engine: 'motor',
  version: 'versao',
  exterior: 'exterior',
  interior: 'interior',
  summary: 'resumo',
} as const

export type StepId = keyof typeof STEP_SEGMENTS

export const STEP_IDS = Object.keys(STEP_SEGMENTS) as readonly StepId[]

/** Last URL segment of each screen (spec §2, routing). */
export const SEGMENTS = { ...STEP_SEGMENTS, comparison: 'comparador' } as const

/** A step that makes the choice of its name: every step but the summary. */
export type ChoiceStepId = Exclude<StepId, 'summary'>

/** What is chosen. `choice-steps.ts` says on which step. */
export type ChoiceKind = ChoiceStepId

/** The ids in a cookie or share link. `null` if missing. */
export type Choices = Readonly<Record<'modelId' | `${ChoiceKind}Id`, Id | null>>

export const NO_CHOICES = Object.fromEntries(
  ['model', ...STEP_IDS.slice(0, -1)].map((kind) => [`${kind}Id`, null]),
) as Choices

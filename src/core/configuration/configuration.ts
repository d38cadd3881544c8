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

/** CREDIT is 'Credit to Drive', HOD is 'Open Drive' (spec §2). */
export type CreditType = 'CREDIT' | 'HOD'

/**
 * The user's choices (spec §3, configuration state). Stores ids only: names, prices and pictures are looked up.
 * The id of an unchecked engine or version is kept but does not count as chosen.
 */
export interface Configuration extends Choices {
  readonly isEngineSelected: boolean
  readonly isVersionSelected: boolean
  readonly creditType: CreditType
  /** False once the configuration comes from a cookie, a link or 'Alterar' (spec §3, newCfg). */
  readonly isNew: boolean
}

/** An empty configuration (spec §4, configuration default). */
export const EMPTY_CONFIGURATION: Configuration = {
  ...NO_CHOICES,
  isEngineSelected: false,
  isVersionSelected: false,
  creditType: 'CREDIT',
  isNew: true,
}

/** Starts a new configuration of a model. Choosing the same model again keeps the choices. */
export function chooseModel(configuration: Configuration, modelId: Id): Configuration {
  if (configuration.modelId === modelId) return configuration
  return { ...EMPTY_CONFIGURATION, modelId }
}

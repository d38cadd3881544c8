import type { Id } from '../units.ts'

/** CREDIT is 'Credit to Drive', HOD is 'Open Drive' (spec §2). */
export type CreditType = 'CREDIT' | 'HOD'

/**
 * The user's choices (spec §3, configuration state). Stores ids only: names, prices and pictures are looked up.
 * The id of an unchecked engine or version is kept but does not count as chosen.
 */
export interface Configuration {
  readonly modelId: Id | null
  readonly engineId: Id | null
  readonly isEngineSelected: boolean
  readonly versionId: Id | null
  readonly isVersionSelected: boolean
  readonly exteriorId: Id | null
  readonly interiorId: Id | null
  readonly creditType: CreditType
  /** False once the configuration comes from a cookie, a link or 'Alterar' (spec §3, newCfg). */
  readonly isNew: boolean
}

/** The five ids in a cookie or share link. `null` if missing. */
export interface Choices {
  readonly modelId: Id | null
  readonly engineId: Id | null
  readonly versionId: Id | null
  readonly exteriorId: Id | null
  readonly interiorId: Id | null
}

/** An empty configuration (spec §4, configuration default). */
export const EMPTY_CONFIGURATION: Configuration = {
  modelId: null,
  engineId: null,
  isEngineSelected: false,
  versionId: null,
  isVersionSelected: false,
  exteriorId: null,
  interiorId: null,
  creditType: 'CREDIT',
  isNew: true,
}

/** Starts a new configuration of a model. Choosing the same model again keeps the choices. */
export function chooseModel(configuration: Configuration, modelId: Id): Configuration {
  if (configuration.modelId === modelId) return configuration
  return { ...EMPTY_CONFIGURATION, modelId }
}

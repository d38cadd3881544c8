import type { Id } from './units.ts'

/** CREDIT is 'Credit to Drive', HOD is 'Open Drive' (spec §2). */
export type CreditType = 'CREDIT' | 'HOD'

/**
 * What the buyer chose (spec §3, configuration state). Only ids: names, prices and pictures are looked up.
 * An engine or version stays remembered when its card is unchecked, but does not count as chosen.
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
  /** True until the configuration comes from a cookie, a link or 'Alterar' (spec §3, newCfg). */
  readonly isNew: boolean
}

/** The five ids a cookie or share link carries; `null` where it stops. */
export interface Choices {
  readonly modelId: Id | null
  readonly engineId: Id | null
  readonly versionId: Id | null
  readonly exteriorId: Id | null
  readonly interiorId: Id | null
}

/** A cleared configuration (spec §4, configuration default). */
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

/** Begins a new configuration of a model; the same model again keeps what was chosen. */
export function chooseModel(configuration: Configuration, modelId: Id): Configuration {
  if (configuration.modelId === modelId) return configuration
  return { ...EMPTY_CONFIGURATION, modelId }
}

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

/**
 * Chooses an engine (spec §4). A version of another engine never survives;
 * with the same engine it survives only in a configuration that is not new.
 */
export function chooseEngine(configuration: Configuration, engineId: Id): Configuration {
  const keepsVersion = configuration.engineId === engineId && !configuration.isNew
  return {
    ...configuration,
    engineId,
    isEngineSelected: true,
    creditType: 'CREDIT',
    ...(keepsVersion ? {} : { versionId: null, isVersionSelected: false }),
  }
}

/** Unchecks the engine: it stays remembered but no longer counts as chosen (spec §4). */
export function uncheckEngine(configuration: Configuration): Configuration {
  return { ...configuration, isEngineSelected: false }
}

/** Chooses a version (spec §4). Colours stay where the version has them; guards look them up. */
export function chooseVersion(configuration: Configuration, versionId: Id): Configuration {
  return { ...configuration, versionId, isVersionSelected: true }
}

/** Unchecks the version: it stays remembered but no longer counts as chosen. */
export function uncheckVersion(configuration: Configuration): Configuration {
  return { ...configuration, isVersionSelected: false }
}

/** Replaces the exterior colour (spec §4, colours). */
export function chooseExterior(configuration: Configuration, exteriorId: Id): Configuration {
  return { ...configuration, exteriorId }
}

/** Replaces the interior (spec §4, colours). */
export function chooseInterior(configuration: Configuration, interiorId: Id): Configuration {
  return { ...configuration, interiorId }
}

/** Restores a saved, shared or reloaded configuration; it does not count as new. */
export function restoreConfiguration(choices: Choices): Configuration {
  return {
    ...EMPTY_CONFIGURATION,
    ...choices,
    isEngineSelected: choices.engineId !== null,
    isVersionSelected: choices.versionId !== null,
    isNew: false,
  }
}

/** The five ids that count as chosen, in the order of the steps; what follows a gap stays, guards and `validateChoices` judge it. */
export function choicesOf(configuration: Configuration): Choices {
  return {
    modelId: configuration.modelId,
    engineId: configuration.isEngineSelected ? configuration.engineId : null,
    versionId: configuration.isVersionSelected ? configuration.versionId : null,
    exteriorId: configuration.exteriorId,
    interiorId: configuration.interiorId,
  }
}

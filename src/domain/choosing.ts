import type { Configuration } from './configuration.ts'
import type { Id } from './units.ts'

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

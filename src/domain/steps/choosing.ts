import type { Configuration } from './configuration.ts'
import type { Id } from '../units.ts'

/**
 * Chooses an engine (spec §4). A version of another engine is cleared.
 * With the same engine, the version is kept only if the configuration is not new.
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

/** Unchecks the engine: its id is kept but no longer counts as chosen (spec §4). */
export function uncheckEngine(configuration: Configuration): Configuration {
  return { ...configuration, isEngineSelected: false }
}

/** Chooses a version (spec §4). Colour ids are kept; guards check that the version offers them. */
export function chooseVersion(configuration: Configuration, versionId: Id): Configuration {
  return { ...configuration, versionId, isVersionSelected: true }
}

/** Unchecks the version: its id is kept but no longer counts as chosen. */
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

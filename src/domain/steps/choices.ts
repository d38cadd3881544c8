import { toChoices } from './choice-steps.ts'
import { EMPTY_CONFIGURATION, type Configuration } from './configuration.ts'
import type { ChoiceKind, Choices } from './steps.ts'
import type { Id } from '../units.ts'

/** Restores a saved, shared or reloaded configuration, which does not count as new. */
export function restoreConfiguration(choices: Choices): Configuration {
  return {
    ...EMPTY_CONFIGURATION,
    ...choices,
    isEngineSelected: choices.engineId !== null,
    isVersionSelected: choices.versionId !== null,
    isNew: false,
  }
}

/** The chosen ids. Ids after a missing one are kept: guards and `validateChoices` check them. */
export function choicesOf(configuration: Configuration): Choices {
  const { modelId, engineId, isEngineSelected, versionId, isVersionSelected } = configuration
  return {
    ...toChoices(modelId, (kind) => configuration[`${kind}Id`]),
    engineId: isEngineSelected ? engineId : null,
    versionId: isVersionSelected ? versionId : null,
  }
}

/**
 * Chooses an item (spec §4). Ids of colours are kept when the version changes; guards check that it offers them.
 */
export function choose(configuration: Configuration, kind: ChoiceKind, id: Id): Configuration {
  if (kind === 'engine') return chooseEngine(configuration, id)
  const isVersionSelected = kind === 'version' || configuration.isVersionSelected
  return { ...configuration, [`${kind}Id`]: id, isVersionSelected }
}

/**
 * A version of another engine is cleared. With the same engine, the version is kept only if the configuration is not
 * new.
 */
function chooseEngine(configuration: Configuration, engineId: Id): Configuration {
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

/** Unchecks the version: its id is kept but no longer counts as chosen. */
export function uncheckVersion(configuration: Configuration): Configuration {
  return { ...configuration, isVersionSelected: false }
}

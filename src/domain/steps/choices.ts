import { EMPTY_CONFIGURATION, type Choices, type Configuration } from './configuration.ts'

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

/**
 * The five chosen ids, in step order. Ids after a missing one are kept: guards and `validateChoices` check them.
 */
export function choicesOf(configuration: Configuration): Choices {
  return {
    modelId: configuration.modelId,
    engineId: configuration.isEngineSelected ? configuration.engineId : null,
    versionId: configuration.isVersionSelected ? configuration.versionId : null,
    exteriorId: configuration.exteriorId,
    interiorId: configuration.interiorId,
  }
}

import { toChoices } from './choice-steps.ts'
import { EMPTY_CONFIGURATION, type Configuration } from './configuration.ts'
import type { Choices } from './steps.ts'

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

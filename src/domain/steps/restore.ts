import type { Engine, ExteriorColour, Interior, Version } from '../catalogue/catalogue.ts'
import type { Choices } from './configuration.ts'
import type { Id } from '../units.ts'

/** The lists of the chosen model. A list that has not loaded is `null`, and its ids are not checked. */
export interface RestoreCatalogue {
  readonly engines: readonly Engine[] | null
  readonly versions: readonly Version[] | null
  readonly exteriors: readonly ExteriorColour[] | null
  readonly interiors: readonly Interior[] | null
}

export type DroppedChoice = 'engine' | 'version' | 'exterior' | 'interior'

export interface ValidatedChoices {
  readonly choices: Choices
  /** The dropped choices, in step order, for the notice to the user. */
  readonly dropped: readonly DroppedChoice[]
}

function keepOffered<T extends { readonly id: Id }>(
  id: Id | null,
  list: readonly T[] | null,
  isOffered: (item: T) => boolean,
): Id | null {
  return list === null || list.some((item) => item.id === id && isOffered(item)) ? id : null
}

/**
 * Keeps the ids of a saved or shared configuration that the catalogue still offers, and lists the dropped ones.
 * Dropping an engine drops its version; dropping a version drops its colours. The two colours are independent.
 */
export function validateChoices(choices: Choices, catalogue: RestoreCatalogue): ValidatedChoices {
  const engineId = keepOffered(choices.engineId, catalogue.engines, () => true)
  const versionId =
    engineId === null
      ? null
      : keepOffered(choices.versionId, catalogue.versions, (it) => it.engineId === engineId)
  const ofVersion = (it: ExteriorColour | Interior) => it.versionId === versionId
  const hasVersion = versionId !== null
  const exteriorId = hasVersion
    ? keepOffered(choices.exteriorId, catalogue.exteriors, ofVersion)
    : null
  const interiorId = hasVersion
    ? keepOffered(choices.interiorId, catalogue.interiors, ofVersion)
    : null

  const dropped: DroppedChoice[] = []
  if (engineId !== choices.engineId) dropped.push('engine')
  if (versionId !== choices.versionId) dropped.push('version')
  if (exteriorId !== choices.exteriorId) dropped.push('exterior')
  if (interiorId !== choices.interiorId) dropped.push('interior')
  return {
    choices: { modelId: choices.modelId, engineId, versionId, exteriorId, interiorId },
    dropped,
  }
}

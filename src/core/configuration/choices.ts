import { capitalized, visibleText } from '../values/texts.ts'
import { toChoices, CHOICE_KINDS, CHOICE_STEPS, isOffered, type ListOf } from './choice-steps.ts'
import {
  EMPTY_CONFIGURATION,
  type Configuration,
  type ChoiceKind,
  type Choices,
} from './configuration.ts'
import type { Id, Named } from '../values/units.ts'

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

/** Chooses an item (spec §4). Ids of colours are kept when the version changes; guards check that it offers them. */
export function choose(configuration: Configuration, kind: ChoiceKind, id: Id): Configuration {
  if (kind !== 'engine') {
    const isVersionSelected = kind === 'version' || configuration.isVersionSelected
    return { ...configuration, [`${kind}Id`]: id, isVersionSelected }
  }
  // A version of another engine is cleared. With the same engine, it is kept only if the configuration is not new.
  const keepsVersion = configuration.engineId === id && !configuration.isNew
  return {
    ...configuration,
    engineId: id,
    isEngineSelected: true,
    creditType: 'CREDIT',
    ...(keepsVersion ? {} : { versionId: null, isVersionSelected: false }),
  }
}

/** Unchecks the engine or version: its id is kept but no longer counts as chosen (spec §4). */
export function uncheck(configuration: Configuration, kind: 'engine' | 'version'): Configuration {
  return { ...configuration, [`is${capitalized(kind)}Selected`]: false }
}

/**
 * Keeps the ids of a saved or shared configuration that the catalogue still offers, and lists the dropped choices in
 * step order. Dropping an engine drops its version; dropping a version drops its colours. The two colours are
 * independent. The ids of a list that has not loaded are not checked. A damaged id becomes that of its item.
 */
export function validateChoices(choices: Choices, listOf: ListOf) {
  const valid: { -readonly [Name in keyof Choices]: Choices[Name] } = { ...choices }
  for (const kind of CHOICE_KINDS) valid[`${kind}Id`] = offeredId(kind, valid, listOf)
  const dropped = CHOICE_KINDS.filter((kind) => !valid[`${kind}Id`] && choices[`${kind}Id`])
  return { choices: valid, dropped }
}

function offeredId(kind: ChoiceKind, choices: Choices, listOf: ListOf): Id | null {
  const { list, parent } = CHOICE_STEPS[kind]
  if (choices[`${parent}Id`] === null) return null
  const id = choices[`${kind}Id`]
  const items: readonly Named[] | null = listOf(list)
  if (items === null) return id
  const offered = items.filter((item) => isOffered(kind, item, choices))
  return findById(offered, id)?.id ?? null
}

/**
 * Finds the item with an id that was read from a share link or cookie (spec §7). If there is none, what chats and mail
 * programs add is ignored: invisible characters, and white space, punctuation and symbols at the end.
 */
export function findById<Item extends { readonly id: Id }>(
  items: readonly Item[],
  id: Id | null,
): Item | undefined {
  const bare = visibleText(id ?? '').replace(/[^\p{L}\p{N}]+$/u, '')
  return items.find((item) => item.id === id) ?? items.find((item) => item.id === bare)
}

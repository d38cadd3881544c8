import type {
  Engine,
  ExteriorColour,
  Interior,
  Model,
  Version,
} from '../../domain/catalogue/catalogue.ts'
import { modelAddress } from '../../domain/catalogue/model-address.ts'
import type { Progress } from '../../domain/steps/guards.ts'
import { choicesOf } from '../../domain/steps/choices.ts'
import {
  CHOICE_STEPS,
  isOffered,
  isOption,
  mapChoices,
  toChoices,
  type ChosenItems,
  type ItemOf,
} from '../../domain/steps/choice-steps.ts'
import type { ChoiceKind, Choices } from '../../domain/steps/steps.ts'
import { encodeChoices } from '../../domain/steps/saved-configuration.ts'
import { selectModels } from '../catalogue/line-up.ts'
import { selectLoad } from '../catalogue/lists.ts'
import type { State } from '../state.ts'

export function selectModel(state: State): Model | null {
  const { modelId } = state.configuration
  return selectModels(state).find(({ id }) => id === modelId) ?? null
}

/** The segment of a model's addresses, decoded. */
export function selectAddress(state: State, model: Model): string {
  return modelAddress(model, selectModels(state))
}

/** The segment of the chosen model's addresses, decoded. Null without a model. */
export function selectModelAddress(state: State): string | null {
  const model = selectModel(state)
  return model && selectAddress(state, model)
}

/** The items of a choice that the chosen engine or version offers. Returns a new array: use with `useShallow`. */
export function selectOffered<Kind extends ChoiceKind>(
  state: State,
  kind: Kind,
): readonly ItemOf<Kind>[] {
  return itemsOf(state, kind).filter((item) => isOffered(kind, item, state.configuration))
}

/** The current item of a choice, even if it is unchecked. Null if the chosen engine or version does not offer it. */
export function selectItem<Kind extends ChoiceKind>(state: State, kind: Kind): ItemOf<Kind> | null {
  const id = state.configuration[`${kind}Id`]
  // Every subscriber runs this after every change: do not filter whole lists for one item.
  return (
    itemsOf(state, kind).find(
      (item) => item.id === id && isOffered(kind, item, state.configuration),
    ) ?? null
  )
}

/** The loaded items of a choice, of every engine and version. */
function itemsOf<Kind extends ChoiceKind>(state: State, kind: Kind): readonly ItemOf<Kind>[] {
  return (selectLoad(state, CHOICE_STEPS[kind].list).data ?? []) as readonly ItemOf<Kind>[]
}

/** The current items, even if unchecked. Returns a new object: use with `useShallow`. */
export function selectItems(state: State): ChosenItems {
  return mapChoices((kind) => selectItem(state, kind)) as ChosenItems
}

export function selectEngine(state: State): Engine | null {
  return selectItem(state, 'engine')
}

export function selectVersion(state: State): Version | null {
  return selectItem(state, 'version')
}

export function selectExterior(state: State): ExteriorColour | null {
  return selectItem(state, 'exterior')
}

export function selectInterior(state: State): Interior | null {
  return selectItem(state, 'interior')
}

/** The chosen items, without unchecked engines and versions and their options. Returns a new object. */
export function selectChosenItems(state: State): ChosenItems {
  const { isEngineSelected, isVersionSelected } = state.configuration
  const items = selectItems(state)
  const version = isVersionSelected ? items.version : null
  return {
    ...(version ? items : mapChoices(() => null)),
    engine: isEngineSelected ? items.engine : null,
    version,
  }
}

/** Whether the version's list has loaded and offers nothing to choose. */
export function selectIsUnavailable(state: State, kind: ChoiceKind): boolean {
  const { status } = selectLoad(state, CHOICE_STEPS[kind].list)
  return isOption(kind) && status === 'ready' && selectOffered(state, kind).length === 0
}

/** The progress for the guards. A choice counts while its list has not loaded: the screen shows the error. */
export function selectProgress(state: State): Progress {
  const choices = choicesOf(state.configuration)
  const isMade = (kind: ChoiceKind): boolean =>
    choices[`${kind}Id`] !== null &&
    (selectLoad(state, CHOICE_STEPS[kind].list).status !== 'ready' ||
      selectItem(state, kind) !== null)
  return {
    model: choices.modelId !== null,
    ...mapChoices((kind) => isMade(kind) || selectIsUnavailable(state, kind)),
  }
}

/** The chosen ids, without options that the version does not offer. Returns a new object. */
export function selectChoices(state: State): Choices {
  const choices = choicesOf(state.configuration)
  return toChoices(choices.modelId, (kind) =>
    isOption(kind) && selectLoad(state, CHOICE_STEPS[kind].list).status === 'ready'
      ? (selectItem(state, kind)?.id ?? null)
      : choices[`${kind}Id`],
  )
}

/** The query string of the share link (spec §7). */
export function selectShareQuery(state: State): string {
  return encodeChoices(selectChoices(state))
}

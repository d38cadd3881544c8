import type { Model } from '../catalogue/catalogue.ts'
import { modelAddress } from '../catalogue/model-address.ts'
import type { Progress } from './guards.ts'
import { choicesOf } from './choices.ts'
import {
  CHOICE_KINDS,
  choicesOn,
  isOffered,
  isOption,
  itemsOf,
  mapChoices,
  toChoices,
  type ChosenItems,
  type ItemOf,
} from './choice-steps.ts'
import type { ChoiceKind, Choices } from './configuration.ts'
import { encodeChoices } from './saved-configuration.ts'
import { selectModels } from '../catalogue/line-up.ts'
import { selectChoiceLoad, selectLoad } from '../catalogue/lists.ts'
import { derived } from '../store/select.ts'
import type { State } from '../store/state.ts'

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

/** The items of a choice that the chosen engine or version offers. */
export function selectOffered<Kind extends ChoiceKind>(
  state: State,
  kind: Kind,
): readonly ItemOf<Kind>[] {
  const { data } = selectChoiceLoad(state, kind)
  const items = (data ?? []) as readonly ItemOf<Kind>[]
  return items.filter((item) => isOffered(kind, item, state.configuration))
}

/** The choices and the lists of the chosen model: all that the chosen items depend on. */
export function choiceInputs(state: State): readonly unknown[] {
  return [state.configuration, ...CHOICE_KINDS.map((kind) => selectChoiceLoad(state, kind))]
}

/** The current item of a choice, even if it is unchecked. Null if the chosen engine or version does not offer it. */
export function selectItem<Kind extends ChoiceKind>(state: State, kind: Kind): ItemOf<Kind> | null {
  return selectItems(state)[kind]
}

/** The current items, even if unchecked. */
export const selectItems = derived(choiceInputs, (state) =>
  itemsOf(state.configuration, (name) => selectLoad(state, name).data),
)

/** The chosen items, without unchecked engines and versions and what depends on them. */
export const selectChosenItems = derived(choiceInputs, (state): ChosenItems => {
  const { isEngineSelected, isVersionSelected } = state.configuration
  const items = selectItems(state)
  const version = isEngineSelected && isVersionSelected ? items.version : null
  return {
    ...(version ? items : mapChoices(() => null)),
    engine: isEngineSelected ? items.engine : null,
    version,
  }
})

/** The item that the step of a choice preselects: the first that is offered. Null if one is chosen or none is offered. */
export function selectProposed<Kind extends ChoiceKind>(
  state: State,
  kind: Kind,
): ItemOf<Kind> | null {
  const [first = null] = selectOffered(state, kind)
  return selectItem(state, kind) ? null : first
}

/** The chosen items and, once a version is chosen, the options that the next steps preselect. */
export const selectExpectedItems = derived(choiceInputs, (state): ChosenItems => {
  const items = selectChosenItems(state)
  if (!items.version) return items
  return mapChoices((kind) => items[kind] ?? selectProposed(state, kind)) as ChosenItems
})

/** Whether the version's list has loaded and offers nothing to choose. */
export function selectIsUnavailable(state: State, kind: ChoiceKind): boolean {
  const { status } = selectChoiceLoad(state, kind)
  return isOption(kind) && status === 'ready' && selectOffered(state, kind).length === 0
}

/** The progress for the guards. A choice counts while its list has not loaded: the screen shows the error. */
export const selectProgress = derived(choiceInputs, (state): Progress => {
  const choices = choicesOf(state.configuration)
  const isMade = (kind: ChoiceKind): boolean =>
    choices[`${kind}Id`] !== null &&
    (selectChoiceLoad(state, kind).status !== 'ready' || selectItem(state, kind) !== null)
  const isDone = (kind: ChoiceKind): boolean => isMade(kind) || selectIsUnavailable(state, kind)
  return {
    model: choices.modelId !== null,
    ...mapChoices((kind) => choicesOn(kind).every(isDone)),
  }
})

/** The chosen ids, without options that the version does not offer. Returns a new object. */
export function selectChoices(state: State): Choices {
  const choices = choicesOf(state.configuration)
  return toChoices(choices.modelId, (kind) =>
    isOption(kind) && selectChoiceLoad(state, kind).status === 'ready'
      ? (selectItem(state, kind)?.id ?? null)
      : choices[`${kind}Id`],
  )
}

/** The query string of the share link (spec §7). */
export function selectShareQuery(state: State): string {
  return encodeChoices(selectChoices(state))
}

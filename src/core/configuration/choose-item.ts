import { choicesOn, CHOICE_KINDS, CHOICE_STEPS, toChoices } from './choice-steps.ts'
import { choose as withChoice, uncheck as withoutChoice } from './choices.ts'
import { earlierStep, type Screen } from './guards.ts'
import type { ChoiceKind } from './configuration.ts'
import type { Id } from '../values/units.ts'
import { selectChoiceLoad } from '../catalogue/lists.ts'
import { selectOffered, selectProposed } from './chosen-items.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { refreshQuote } from '../offer/simulate-loan.ts'
import { reportChoice, reportUpTo } from '../reporting/report-event.ts'
import { rememberChoices } from '../reporting/remember-visit.ts'

export function choose(store: ConfiguratorStore, kind: ChoiceKind, id: Id): void {
  const before = store.get().configuration
  setChoice(store, kind, id)
  reportChoice(store, kind)
  store.runtime.session.undo = { kind, before }
}

export function uncheck({ get, set }: ConfiguratorStore, kind: 'engine' | 'version'): void {
  set({ configuration: withoutChoice(get().configuration, kind) })
}

/** The kind of item the user changed last. Null if there is nothing to undo. */
export function lastChoice({ get, runtime }: ConfiguratorStore): ChoiceKind | null {
  const { undo } = runtime.session
  if (!undo) return null
  const id = undo.before[`${undo.kind}Id`]
  return id !== null && id !== get().configuration[`${undo.kind}Id`] ? undo.kind : null
}

/** Undoes the last change. Calling it again redoes the change. */
export function undoChoice(store: ConfiguratorStore): void {
  const { get, set, runtime } = store
  const { undo } = runtime.session
  if (!undo || !lastChoice(store)) return
  const { kind, before } = undo
  const now = get().configuration
  runtime.session.undo = { kind, before: now }
  set({
    configuration: {
      ...before,
      ...toChoices(before.modelId, (each) => before[`${each}Id`] ?? now[`${each}Id`]),
      isEngineSelected: true,
      isVersionSelected: true,
    },
  })
  completeChoices(store)
  rememberChoices(store, 'summary')
  reportUpTo(store, 'summary')
  void refreshQuote(store)
}

/** Preselects an item of each choice of a screen whose list has loaded (spec §2 and §4). */
export function preselect(store: ConfiguratorStore, screen: Screen): void {
  const { get } = store
  for (const kind of choicesOn(screen)) {
    if (selectChoiceLoad(get(), kind).status !== 'ready') continue
    const compared = consumeCompared(store, kind)
    const proposed = selectProposed(get(), kind)
    if (compared !== null) setChoice(store, kind, compared)
    else if (proposed) setChoice(store, kind, proposed.id)
    else rememberChoices(store, CHOICE_STEPS[kind].step, true)
  }
}

/**
 * Chooses the first item for every choice after the engine that is missing or not offered.
 * @returns The names of the items.
 */
export function completeChoices({ get, set }: ConfiguratorStore): readonly string[] {
  return CHOICE_KINDS.flatMap((kind) => {
    const proposed = kind === 'engine' ? null : selectProposed(get(), kind)
    if (!proposed) return []
    set({ configuration: withChoice(get().configuration, kind, proposed.id) })
    return [proposed.name]
  })
}

/** Chooses an item without the user. */
function setChoice(store: ConfiguratorStore, kind: ChoiceKind, id: Id): void {
  const { get, set } = store
  const before = get().configuration
  const configuration = withChoice(before, kind, id)
  set({ configuration })
  if (kind === 'engine') {
    const { furthest, filters } = get()
    if (configuration.versionId === null) set({ furthest: earlierStep(furthest, 'version') })
    if (before.engineId !== id) {
      const { version: _, ...others } = filters
      set({ filters: others })
    }
  }
  rememberChoices(store, CHOICE_STEPS[kind].step)
  if (kind !== 'engine') void refreshQuote(store)
}

/** The item to be preselected, unless it is chosen already or not offered. */
function consumeCompared({ get, set }: ConfiguratorStore, kind: ChoiceKind): Id | null {
  const { compared, configuration } = get()
  if (compared === null) return null
  set({ compared: null })
  const { engineId, isVersionSelected, versionId } = configuration
  const isChosen =
    kind === 'engine' ? engineId === compared : isVersionSelected && versionId === compared
  return !isChosen && selectOffered(get(), kind).some(({ id }) => id === compared) ? compared : null
}

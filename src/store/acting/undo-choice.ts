import { CHOICE_KINDS, toChoices } from '../../domain/steps/choice-steps.ts'
import { choose } from '../../domain/steps/choices.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import { selectItem, selectOffered } from '../configuration/chosen-items.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { refreshQuote } from '../offer/request-quote.ts'
import { reportUpTo } from '../reporting/report-event.ts'
import { rememberChoices } from '../reporting/visit-cookies.ts'

/** The kind of item the user changed last. Null if there is nothing to undo. */
export function lastChoice({ get, transient }: ConfiguratorStore): ChoiceKind | null {
  const { undo } = transient.lifetime
  if (!undo) return null
  const id = undo.before[`${undo.kind}Id`]
  return id !== null && id !== get().configuration[`${undo.kind}Id`] ? undo.kind : null
}

/** Undoes the last change. Calling it again redoes the change. */
export function undoChoice(store: ConfiguratorStore): void {
  const { get, set, transient } = store
  const { undo } = transient.lifetime
  if (!undo || !lastChoice(store)) return
  const { kind, before } = undo
  const now = get().configuration
  transient.lifetime.undo = { kind, before: now }
  set({
    configuration: {
      ...before,
      ...toChoices(before.modelId, (each) => before[`${each}Id`] ?? now[`${each}Id`]),
      isEngineSelected: true,
      isVersionSelected: true,
    },
  })
  complete(store)
  rememberChoices(store, 'summary')
  reportUpTo(store, 'summary')
  void refreshQuote(store)
}

/** Selects the first option for every choice that is missing or not available for the restored version. */
function complete({ get, set }: ConfiguratorStore): void {
  for (const kind of CHOICE_KINDS) {
    const [first] = selectOffered(get(), kind)
    if (kind !== 'engine' && first && !selectItem(get(), kind))
      set({ configuration: choose(get().configuration, kind, first.id) })
  }
}

import { toChoices } from '../../domain/steps/choice-steps.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { refreshQuote } from '../offer/request-quote.ts'
import { reportUpTo } from '../reporting/report-event.ts'
import { rememberChoices } from '../reporting/visit-cookies.ts'
import { completeChoices } from './choose-item.ts'

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
  completeChoices(store)
  rememberChoices(store, 'summary')
  reportUpTo(store, 'summary')
  void refreshQuote(store)
}

import { CHOICE_KINDS } from '../../domain/steps/choice-steps.ts'
import { choose } from '../../domain/steps/choices.ts'
import type { CreditType } from '../../domain/steps/configuration.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import type { CreditRange, LoanRequest } from '../../domain/financing/financing.ts'
import type { Id } from '../../domain/units.ts'
import { selectContentConfig } from '../catalogue/content-config.ts'
import { isSettled, selectChoiceLoad, selectChoicesStatus } from '../catalogue/lists.ts'
import { loadModel, retryFailed } from '../catalogue/load-lists.ts'
import { selectItem } from '../configuration/chosen-items.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { refreshQuote } from '../offer/request-quote.ts'
import { creditRangeOf, selectCreditType, simulationSubject } from '../offer/simulation.ts'
import { until } from '../until.ts'

/** Loads the lists of the chosen model. Resolves with whether all have loaded; those that had failed are tried again. */
export async function listsLoaded(store: ConfiguratorStore, signal: AbortSignal): Promise<boolean> {
  const { modelId } = store.get().configuration
  if (modelId === null) return false
  retryFailed(store)
  loadModel(store, modelId, 'summary')
  await until(
    store.state,
    (state) => CHOICE_KINDS.every((kind) => isSettled(selectChoiceLoad(state, kind))),
    signal,
  )
  return selectChoicesStatus(store.get(), CHOICE_KINDS) === 'ready'
}

/** Chooses an item without what choosing does for a buyer: cookies, events and the way back. */
export function chooseSeparate({ get, set }: ConfiguratorStore, kind: ChoiceKind, id: Id): void {
  set({ configuration: choose(get().configuration, kind, id) })
}

/** Chooses a credit type. What can be simulated with it follows from `selectRange`. */
export function chooseSeparateCredit(
  { get, set }: ConfiguratorStore,
  creditType: CreditType,
): void {
  set({ configuration: { ...get().configuration, creditType } })
}

/** The slider limits of the configuration. Null if nothing can be simulated. */
export function selectRange({ get }: ConfiguratorStore): CreditRange | null {
  const config = selectContentConfig(get())
  if (!config.hasSimulation) return null
  return creditRangeOf(config, selectCreditType(get()), selectItem(get(), 'version'))
}

/** Simulates a loan, as the summary does when the buyer has moved the sliders. */
export async function simulateSeparate(
  store: ConfiguratorStore,
  request: LoanRequest,
): Promise<void> {
  const subject = simulationSubject(store.get())
  store.set({ simulation: { subject, sliders: request, requested: request, canUpdate: false } })
  await refreshQuote(store)
}

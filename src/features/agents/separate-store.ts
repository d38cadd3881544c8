import { CHOICE_KINDS } from '../../core/configuration/choice-steps.ts'
import { choose } from '../../core/configuration/choices.ts'
import { type CreditType, EMPTY_CONFIGURATION } from '../../core/configuration/configuration.ts'
import type { ChoiceKind } from '../../core/configuration/steps.ts'
import type { CreditRange, LoanRequest } from '../../core/offer/financing.ts'
import {
  selectContentConfig,
  isSettled,
  selectChoiceLoad,
  selectChoicesStatus,
} from '../../core/catalogue/lists.ts'
import { loadModel, retryFailed } from '../../core/catalogue/load-lists.ts'
import {
  type ConfiguratorStore,
  beginConfiguration,
  createConfiguratorStore,
} from '../../core/store/create-store.ts'
import { refreshQuote } from '../../core/offer/request-quote.ts'
import { selectCreditRange, simulationSubject } from '../../core/offer/simulation.ts'
import { MANIFEST } from '../../core/content-site/catalogue-files.ts'
import type { Id } from '../../core/values/units.ts'
import type { Loads } from '../../core/store/state.ts'
import { until } from '../../core/store/until.ts'

/** How often a configuration has been begun: the id that tells its simulation from the last one. */
let begun = 0

/**
 * A store for configurations that nobody sees. It derives prices like the buyer's, but its actions change neither the
 * screen nor cookies, and it reports and saves nothing, as long as only the functions of this folder and what only
 * loads and selects are used with it.
 */
export function createSeparateStore(buyer: ConfiguratorStore): ConfiguratorStore {
  // A copy, because derived values are kept for each object of settings.
  const settings = { ...buyer.get().settings }
  const { [MANIFEST]: manifest } = buyer.loading.site().prefetched
  const prefetched = manifest === undefined ? {} : { [MANIFEST]: manifest }
  return createConfiguratorStore(settings, new EventTarget(), prefetched)
}

/**
 * Takes over the settings and the data that the buyer's store has by now, such as the models, which are its own.
 * Resolves when it has the data of every visit, or an error in its place.
 */
export async function followBuyer(
  store: ConfiguratorStore,
  buyer: ConfiguratorStore,
  signal: AbortSignal,
): Promise<void> {
  await until(
    buyer.state,
    ({ site }) => [site.models, site.backOffice, site.config].every(isSettled),
    signal,
  )
  signal.throwIfAborted()
  const { settings, site } = buyer.get()
  const own = store.get()
  const isOther = ['apiUrl', 'requestTimeout'].some(
    (name) => settings[name as 'apiUrl'] !== own.settings[name as 'apiUrl'],
  )
  store.set({ settings: { ...settings } })
  if (isOther) store.loading.reopen()
  const ready = Object.entries(site).filter(([, load]) => load?.status === 'ready')
  store.set({ site: { ...store.get().site, ...(Object.fromEntries(ready) as Loads) } })
  store.loading.loadLineUp()
  await until(store.state, (state) => isSettled(state.site.models), signal)
}

/** Begins a configuration of a model, with the figures of the summary. */
export function beginSeparate(store: ConfiguratorStore, modelId: Id): void {
  beginConfiguration(store, {
    configuration: { ...EMPTY_CONFIGURATION, modelId },
    uniqueId: `${++begun}`,
    route: { screen: 'summary', modelName: null, comparison: null },
  })
}

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
  return selectContentConfig(get()).hasSimulation ? selectCreditRange(get()) : null
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

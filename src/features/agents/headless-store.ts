import { CHOICE_KINDS } from '../../core/configuration/choice-steps.ts'
import { EMPTY_CONFIGURATION } from '../../core/configuration/configuration.ts'
import {
  isSettled,
  selectChoiceLoad,
  selectChoicesStatus,
  loadModel,
  retryFailed,
} from '../../core/catalogue/lists.ts'
import {
  type ConfiguratorStore,
  beginConfiguration,
  createConfiguratorStore,
} from '../../core/store/create-store.ts'
import { MANIFEST } from '../../core/content-site/catalogue-files.ts'
import type { Id } from '../../core/values/units.ts'
import type { Loads } from '../../core/store/state.ts'
import { until } from '../../core/store/select.ts'
import { AgentError, type Call } from './call.ts'

/** How often a configuration has been begun: the id that tells its simulation from the last one. */
let begun = 0

/**
 * A store for configurations that nobody sees. It derives prices like the buyer's, but its actions change neither the
 * screen nor cookies, and it reports and saves nothing, as long as only the functions of this folder and what only
 * loads and selects are used with it.
 */
export function createHeadlessStore(buyer: ConfiguratorStore): ConfiguratorStore {
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
export async function followBuyer({ store, buyer, signal }: Omit<Call, 't'>): Promise<void> {
  await until(
    buyer.state,
    ({ site }) => [site.models, site.backOffice, site.config].every(isSettled),
    signal,
  )
  signal.throwIfAborted()
  const { settings, site } = buyer.get()
  const { apiUrl, requestTimeout } = store.get().settings
  store.set({ settings: { ...settings } })
  if (settings.apiUrl !== apiUrl || settings.requestTimeout !== requestTimeout)
    store.loading.reopen()
  const ready = Object.entries(site).filter(([, load]) => load?.status === 'ready')
  store.set({ site: { ...store.get().site, ...(Object.fromEntries(ready) as Loads) } })
  store.loading.loadLineUp()
  await until(store.state, (state) => isSettled(state.site.models), signal)
}

/**
 * Begins a configuration of a model, with the figures of the summary, and loads its lists, also those that failed
 * before. Throws an AgentError if one fails.
 */
export async function beginModel({ store, t, signal }: Call, modelId: Id): Promise<void> {
  beginConfiguration(store, {
    configuration: { ...EMPTY_CONFIGURATION, modelId },
    uniqueId: `${++begun}`,
    entered: { screen: 'summary', modelName: null, comparison: null },
  })
  retryFailed(store)
  loadModel(store, modelId, 'summary')
  await until(
    store.state,
    (state) => CHOICE_KINDS.every((kind) => isSettled(selectChoiceLoad(state, kind))),
    signal,
  )
  signal.throwIfAborted()
  if (selectChoicesStatus(store.get(), CHOICE_KINDS) !== 'ready')
    throw new AgentError(t('agentListsFailed'))
}

import { MANIFEST } from '../../api/catalogue-files.ts'
import { EMPTY_CONFIGURATION } from '../../domain/steps/configuration.ts'
import type { Id } from '../../domain/units.ts'
import { isSettled } from '../catalogue/lists.ts'
import {
  beginConfiguration,
  createConfiguratorStore,
  type ConfiguratorStore,
} from '../create-store.ts'
import type { Loads } from '../state.ts'
import { until } from '../until.ts'

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
  const { settings, attributes, site } = buyer.get()
  const own = store.get()
  const isOther = ['apiUrl', 'requestTimeout'].some(
    (name) => settings[name as 'apiUrl'] !== own.settings[name as 'apiUrl'],
  )
  store.set({ settings: { ...settings }, attributes })
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

import { createStore, type StoreApi } from 'zustand/vanilla'
import { readBackOffice } from '../api/back-office.ts'
import type { PrefetchedResponses } from '../api/content-site.ts'
import { hasSavedCookie } from '../browser/has-saved-cookie.ts'
import { chooseModel, EMPTY_CONFIGURATION } from '../domain/steps/configuration.ts'
import type { LineUpActions } from './actions.ts'
import { createLoading, type Loading } from './loading.ts'
import type { Settings } from './settings.ts'
import type { RouteTarget, State, StoreAccess } from './state.ts'
import type { Transient } from './transient.ts'

/** State and actions of one element. Nothing is shared between elements. */
export interface ConfiguratorStore extends StoreAccess {
  readonly state: StoreApi<State>
  readonly actions: LineUpActions
  readonly loading: Loading
  readonly transient: Transient
}

/** The route of the model list. */
export const HOME: RouteTarget = { screen: 'home', modelName: null, comparison: null }

const NEW_CONFIGURATION = {
  configuration: EMPTY_CONFIGURATION,
  furthest: 'engine',
  uniqueId: null,
} as const satisfies Partial<State>

/** Begins a configuration. Nothing of the last one is left. */
export function beginConfiguration(
  { set, transient }: Pick<ConfiguratorStore, 'set' | 'transient'>,
  change: Partial<State>,
): void {
  transient.lifetime.lock?.release()
  transient.lifetime = {}
  set({ ...NEW_CONFIGURATION, ...change })
}

/**
 * @param settings From the element's attributes.
 * @param host Where analytics events are dispatched.
 * @param prefetched Content site responses that were prefetched into the page.
 */
export function createConfiguratorStore(
  settings: Settings,
  host: EventTarget,
  prefetched?: PrefetchedResponses,
): ConfiguratorStore {
  const state = createStore<State>(() => ({
    ...NEW_CONFIGURATION,
    settings,
    attributes: {},
    site: {},
    filters: {},
    route: null,
    visits: 0,
    visitQuery: location.search,
    compared: null,
    pending: null,
    alert: null,
    notice: null,
    modal: null,
    dealersValue: null,
  }))
  const { getState: get, setState: set } = state
  const loading = createLoading({ get, set }, prefetched)
  const transient: Transient = { lifetime: {} }
  const begin = (change: Partial<State>): void => beginConfiguration({ set, transient }, change)
  const readAttributes = (): void =>
    set({ attributes: readBackOffice(loading.site(), get().settings.backOffice) })
  readAttributes()

  const actions: LineUpActions = {
    start(query) {
      if (/(^|&)modelid=/.test(query)) set({ pending: { source: 'link', text: query } })
      else if (hasSavedCookie()) set({ pending: { source: 'saved' } })
      loading.loadLineUp()
    },
    applySettings(changed) {
      const { apiUrl, requestTimeout } = get().settings
      set({ settings: changed })
      if (apiUrl !== changed.apiUrl || requestTimeout !== changed.requestTimeout) {
        loading.reopen()
        loading.loadLineUp()
      }
      readAttributes()
    },
    retryLineUp: loading.loadLineUp,
    enterHome() {
      begin({ route: HOME, visits: get().visits + 1 })
    },
    chooseModel(modelId) {
      const configuration = chooseModel(get().configuration, modelId)
      if (configuration === get().configuration) return
      const { engine: _, version: __, ...filters } = get().filters
      begin({ configuration, filters })
    },
    setFilter: (name, selection) => set({ filters: { ...get().filters, [name]: selection } }),
    openModal: (modal) => set({ modal }),
    closeModal: () => set({ modal: null }),
    closeAlert: () => set({ alert: null }),
    dismissNotice: () => set({ notice: null }),
  }
  return { state, get, set, host, actions, loading, transient }
}

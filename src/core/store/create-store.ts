import { createStore } from 'zustand/vanilla'
import type { PrefetchedResponses } from '../content-site/content-site.ts'
import { hasSavedCookie } from '../../platform/has-saved-cookie.ts'
import { chooseModel, EMPTY_CONFIGURATION } from '../configuration/configuration.ts'
import type { Id } from '../values/units.ts'
import { HOME, type Modal, type State, type Settings, type Runtime } from './state.ts'
import { createLoading } from './loading.ts'

/** State and actions of one element. Nothing is shared between elements. */
export type ConfiguratorStore = Readonly<ReturnType<typeof createConfiguratorStore>>

const NEW_CONFIGURATION = {
  configuration: EMPTY_CONFIGURATION,
  furthest: 'engine',
  uniqueId: null,
} as const satisfies Partial<State>

/** Begins a configuration. Nothing of the last one is left. */
export function beginConfiguration(
  { set, runtime }: Pick<ConfiguratorStore, 'set' | 'runtime'>,
  change: Partial<State>,
): void {
  runtime.session.lock?.release()
  runtime.session = {}
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
) {
  const state = createStore<State>(() => ({
    ...NEW_CONFIGURATION,
    settings,
    site: {},
    filters: {},
    entered: null,
    visits: 0,
    visitQuery: location.search,
    compared: null,
    pending: null,
    alert: null,
    notice: null,
    modal: null,
    dealersValue: null,
  }))
  const get = state.getState
  const set: (change: Partial<State>) => void = state.setState
  const loading = createLoading(state, prefetched)
  const runtime: Runtime = { session: {} }
  const begin = (change: Partial<State>): void => beginConfiguration({ set, runtime }, change)

  /** The actions of the first view. Those of later screens are functions of the store, beside what they change. */
  const actions = {
    /** Looks for a linked or saved configuration, or one of the page, to restore and loads the model list. */
    start(query: string): void {
      const { configuration } = settings
      if (/(\b|%3.)modelid=/.test(query)) set({ pending: { source: 'link', text: query } })
      else if (hasSavedCookie()) set({ pending: { source: 'saved' } })
      else if (configuration) set({ pending: { source: 'link', text: configuration } })
      loading.loadLineUp()
    },
    /** Applies changed attributes. A new content site or timeout reloads the data, and a new configuration is opened. */
    applySettings(changed: Settings): void {
      const { pending, settings: before } = get()
      const { apiUrl, requestTimeout } = before
      set({ settings: changed })
      if (apiUrl !== changed.apiUrl || requestTimeout !== changed.requestTimeout) {
        loading.reopen()
        loading.loadLineUp()
      }
      const previous = before.configuration
      const { configuration } = changed
      // The visitor's own link or saved configuration comes first.
      const isFree = !pending || (pending.source === 'link' && pending.text === previous)
      if (configuration && configuration !== previous && isFree)
        set({ pending: null, modal: { kind: 'link', query: configuration } })
    },
    /** Shows the model list and resets the configuration. The choices cookie is kept (spec §4, home). */
    enterHome(): void {
      begin({ entered: HOME, visits: get().visits + 1 })
    },
    /** Starts a configuration of a model. Choosing the same model again changes nothing. */
    chooseModel(modelId: Id): void {
      const {
        configuration: before,
        filters: { home },
      } = get()
      const configuration = chooseModel(before, modelId)
      if (configuration !== before) begin({ configuration, filters: { home } })
    },
    openModal: (modal: Modal): void => set({ modal }),
    closeModal: (): void => set({ modal: null }),
  }
  return { state, get, set, host, actions, loading, runtime }
}

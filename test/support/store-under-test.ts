import { vi } from 'vitest'
import type { Screen } from '../../src/core/configuration/guards.ts'
import type { AnalyticsDetail } from '../../src/core/reporting/report-event.ts'
import {
  type ConfiguratorStore,
  createConfiguratorStore,
} from '../../src/core/store/create-store.ts'
import {
  enter,
  leave,
  resolveRoute,
  revalidate,
  stopWaiting,
  followRoute,
  type ComparedItem,
} from '../../src/core/routing/follow-route.ts'
import {
  choose,
  lastChoice,
  preselect,
  uncheck,
  undoChoice,
} from '../../src/core/configuration/choose-item.ts'
import {
  chooseCreditType,
  moveSlider,
  retrySimulation,
  updateSimulation,
  quoteSettled,
  refreshQuote,
} from '../../src/core/offer/simulate-loan.ts'
import { setFilter } from '../../src/core/filtering/filtering.ts'
import { startFlow } from '../../src/core/routing/start-flow.ts'
import { loadEquipment, loadModel, retryFailed } from '../../src/core/catalogue/lists.ts'
import { loadFinancingOptions, loadPlan } from '../../src/features/summary/financing-options.ts'
import { loadStock } from '../../src/features/summary/stock.ts'
import { holdId } from '../../src/core/reporting/configuration-id.ts'
import { saveIfChanged } from '../../src/core/reporting/save-configuration.ts'
import { EVENTS } from './events.ts'
import { bind } from './bind.ts'
import { selectShown } from '../../src/core/configuration/screen-lists.ts'
import type { Settings, RouteTarget } from '../../src/core/store/state.ts'
import { pathOf, currentRoute } from '../../src/core/routing/route-path.ts'
import { siteInProcess, type SiteInProcess } from './site-in-process.ts'

export const SETTINGS: Settings = {
  basePath: '/configurador',
  apiUrl: 'http://site.test/',
  stockUrl: null,
  // Longer than any test: only the demo site decides which requests fail.
  requestTimeout: 60_000,
  routing: 'history',
  followTitle: 'true',
  timeZone: 'Europe/Lisbon',
  cookieLifetime: '30',
  consent: 'granted',
}

const NO_ITEM: ComparedItem = { id: null, isChosen: false }

/** What the screens of the flow and the navigation loop call with the store. */
const flowActions = (store: ConfiguratorStore) => ({
  preselect: () => preselect(store, currentRoute(store).screen),
  revalidate: () => revalidate(store, currentRoute(store)),
  ...bind(store, {
    choose,
    chooseCreditType,
    enter,
    holdId,
    lastChoice,
    leave,
    loadEquipment,
    loadFinancingOptions,
    loadModel,
    loadPlan,
    loadStock,
    moveSlider,
    quoteSettled,
    refreshQuote,
    resolveRoute,
    retryFailed,
    retrySimulation,
    setFilter,
    saveIfChanged,
    startFlow,
    stopWaiting,
    uncheck,
    undoChoice,
    updateSimulation,
  }),
})

type Actions = ConfiguratorStore['actions'] & ReturnType<typeof flowActions>

/** A store with all its actions, driven by the same navigation loop as the screens. */
export interface StoreUnderTest extends ConfiguratorStore {
  readonly actions: Actions
  /** Analytics events in their order. */
  readonly events: readonly { readonly name: string; readonly detail: AnalyticsDetail }[]
  /** Chooses a model on home. */
  readonly pick: (modelId: string) => void
  /** Navigates to a screen; returns null if delayed answers keep it waiting. */
  readonly walk: (screen: Screen, modelName: string) => Promise<Screen | null>
  /** Navigates to a screen, follows redirects and waits; returns the screen shown. */
  readonly visit: (
    screen: Screen,
    modelName?: string,
    compared?: string,
    isChosen?: boolean,
  ) => Promise<Screen>
}

/** Erases the cookies and the session storage that an earlier test left in the browser. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  sessionStorage.clear()
}

/** A new store with the models loaded and home shown, unless a query or cookie restores a configuration. */
export async function storeUnderTest(
  site: SiteInProcess,
  { query = '', settings = {} }: { query?: string; settings?: Partial<Settings> } = {},
): Promise<StoreUnderTest> {
  const host = new EventTarget()
  const events: { name: string; detail: AnalyticsDetail }[] = []
  for (const name of EVENTS)
    host.addEventListener(name, (event) =>
      events.push({ name, detail: (event as CustomEvent<AnalyticsDetail>).detail }),
    )
  const store = createConfiguratorStore({ ...SETTINGS, ...settings }, host)
  const { get } = store
  const actions: Actions = { ...store.actions, ...flowActions(store) }
  actions.start(query)
  actions.startFlow()
  await site.settled()

  const home: RouteTarget = { screen: 'home', modelName: null, comparison: null }
  const targetOf = (screen: Screen, modelName: string | null): RouteTarget =>
    screen === 'home'
      ? home
      : { screen, modelName, comparison: screen === 'comparison' ? 'version' : null }

  /** Runs the navigation loop for one address; null while it waits for good, or a list has failed. */
  async function follow(target: RouteTarget, compared: ComparedItem): Promise<Screen | null> {
    let now = target
    let hasWaited = false
    for (;;) {
      if (now.screen === 'home' && get().pending === null) {
        actions.enterHome()
        return 'home'
      }
      const before = now
      store.runtime.path = pathOf(now)
      followRoute(store, now, {
        replace: (to) => (now = to),
        push: (to) => (now = to),
        consumeCompared: () => compared,
      })
      if (now !== before) continue
      const shown = selectShown(get(), now)
      if (shown === 'screen') return now.screen
      if (shown === 'failed' || hasWaited) return null
      hasWaited = true
      await site.settled()
    }
  }

  async function walk(screen: Screen, modelName: string, compared = NO_ITEM) {
    const shown = await follow(targetOf(screen, modelName), compared)
    await site.settled()
    actions.preselect()
    await site.settled()
    return shown
  }

  return {
    ...store,
    actions,
    events,
    pick: actions.chooseModel,
    walk: async (screen, modelName) => walk(screen, modelName),
    async visit(screen, modelName = 'Maré', compared, isChosen = false) {
      const shown = await walk(screen, modelName, { id: compared ?? null, isChosen })
      if (shown === null) throw new Error(`${screen} neither opens nor leads anywhere`)
      return shown
    },
  }
}

/** A store at the first step of the model Maré, chosen on home. */
export async function atEngine(
  site: SiteInProcess = siteInProcess(),
  settings: Partial<Settings> = {},
): Promise<StoreUnderTest> {
  const store = await storeUnderTest(site, { settings })
  store.actions.enterHome()
  store.pick('101')
  await store.visit('engine')
  return store
}

/** The same at the exterior step of version 10113, its first colour (included) preselected. */
export async function atExterior(...options: Parameters<typeof atEngine>): Promise<StoreUnderTest> {
  const store = await atEngine(...options)
  await store.visit('version')
  store.actions.choose('version', '10113')
  await store.visit('exterior')
  return store
}

/** Returns the lines logged since the call, and keeps them off the console. */
export function watchLog(): () => readonly string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => warn.mock.calls.map(([line]) => String(line).replace('[cfg-configurator] ', ''))
}

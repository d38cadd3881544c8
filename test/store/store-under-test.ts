import { vi } from 'vitest'
import type { Screen } from '../../src/domain/steps/guards.ts'
import type { AnalyticsDetail, AnalyticsEvent } from '../../src/browser/analytics.ts'
import { createConfiguratorStore, type ConfiguratorStore } from '../../src/store/create-store.ts'
import { flowOf, type Flow } from '../../src/store/flow/create-flow.ts'
import type { Arrival } from '../../src/store/flow/navigating.ts'
import type { Settings } from '../../src/store/settings.ts'
import type { RouteTarget, State } from '../../src/store/state.ts'
import type { SiteInProcess } from './site-in-process.ts'

export const SETTINGS: Settings = {
  basePath: '/configurador',
  apiUrl: 'http://site.test/',
  stockUrl: null,
  requestTimeout: 5000,
  routing: 'memory',
  backOffice: {},
  contentConfig: {},
}

const EVENTS: readonly AnalyticsEvent[] = [
  'initConfig',
  'chooseMotor',
  'chooseVersion',
  'chooseExtColor',
  'chooseIntColor',
  'endConfiguration',
]

/** A store and its flow, walked as the screens walk it. */
export interface StoreUnderTest extends ConfiguratorStore {
  readonly flow: Flow
  readonly get: () => State
  /** Analytics events in their order. */
  readonly events: readonly { readonly name: string; readonly detail: AnalyticsDetail }[]
  /** Chooses a model on home. */
  readonly pick: (modelId: string) => void
  /** Goes to an address and stays in wait there where answers are held back; null then. */
  readonly walk: (screen: Screen, modelName: string) => Promise<Screen | null>
  /** Goes to an address, through redirects and waits, until a screen stands; gives back which. */
  readonly visit: (screen: Screen, modelName?: string, compared?: string) => Promise<Screen>
}

/** Erases the cookies and the session storage that an earlier test left in the browser. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  sessionStorage.clear()
}

/** A new store on the site, with the range answered and home shown, unless a query or cookie restores. */
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
  const get = store.state.getState
  const flow = flowOf(store)
  store.actions.start(query)
  flow.begin()
  await site.settled()

  const home: RouteTarget = { screen: 'home', modelName: null, comparison: null }
  const targetOf = (screen: Screen, modelName: string | null): RouteTarget =>
    screen === 'home'
      ? home
      : { screen, modelName, comparison: screen === 'comparison' ? 'version' : null }

  /** What the journey does with one address, as `useRoute` does; null while it waits for good. */
  async function follow(target: RouteTarget, compared: string | null): Promise<Screen | null> {
    let now = target
    let hasWaited = false
    for (;;) {
      if (now.screen === 'home' && get().pending === null) {
        store.actions.enterHome()
        return 'home'
      }
      const { route } = get()
      if (route?.screen === now.screen && route.modelName === now.modelName) {
        flow.settle()
        return now.screen
      }
      const arrival: Arrival = flow.arrive(now)
      if (arrival.kind === 'back') return get().route?.screen ?? 'home'
      if (arrival.kind === 'redirect') now = targetOf(arrival.to, arrival.modelName)
      if (arrival.kind === 'show') {
        flow.enter(now, compared)
        flow.preselect()
        return now.screen
      }
      if (arrival.kind === 'failed') return null
      if (arrival.kind !== 'wait') continue
      if (hasWaited) return null
      hasWaited = true
      await site.settled()
    }
  }

  async function walk(screen: Screen, modelName: string, compared: string | null) {
    const shown = await follow(targetOf(screen, modelName), compared)
    await site.settled()
    flow.preselect()
    await site.settled()
    return shown
  }

  return {
    ...store,
    flow,
    get,
    events,
    pick: store.actions.chooseModel,
    walk: async (screen, modelName) => walk(screen, modelName, null),
    async visit(screen, modelName = 'Maré', compared) {
      const shown = await walk(screen, modelName, compared ?? null)
      if (shown === null) throw new Error(`${screen} neither opens nor leads anywhere`)
      return shown
    },
  }
}

/** Lines logged since; keeps them off the console. */
export function watchLog(): () => readonly string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => warn.mock.calls.map(([line]) => String(line).replace('[cfg-configurator] ', ''))
}

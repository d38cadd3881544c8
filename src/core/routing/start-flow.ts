import { readCookie, eraseCookie, COOKIE, readTab, TAB, writeTab } from '../../platform/storage.ts'
import {
  isSettled,
  loadEquipment,
  loadStartup,
  queueOf,
  refreshPrefetched,
} from '../catalogue/lists.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { keepCampaign } from '../reporting/remember-visit.ts'
import { until } from '../store/select.ts'

/** Reads the dealers cookie, keeps the campaign, and loads the startup data (spec §7). Call again after the content site changes. */
export function startFlow(store: ConfiguratorStore): void {
  const { get, set, state } = store
  followSite(store)
  const fromCookie = readCookie(COOKIE.dealers)
  if (fromCookie !== null) {
    // The cookie is erased once read (spec §7). Session storage keeps the value for the rest of the visit.
    writeTab(TAB.dealers, fromCookie)
    eraseCookie(COOKIE.dealers)
  }
  const dealersValue = readTab(TAB.dealers) ?? fromCookie
  if (dealersValue !== null) set({ dealersValue })
  keepCampaign(get())
  void queueOf(store).add(
    () => 0,
    // Nothing else is requested before the model list has arrived.
    async () => until(state, ({ site }) => isSettled(site.models)),
  )
  loadStartup(store)
  refreshPrefetched(store)
}

/** Requests everything from another content site that was requested from the last one, on all screens. */
function followSite(store: ConfiguratorStore): void {
  if (store.runtime.isFollowingSite) return
  store.runtime.isFollowingSite = true
  store.state.subscribe(({ site }, before) => {
    if (Object.keys(site).length > 0 || before.site === site) return
    queueMicrotask(() => {
      startFlow(store)
      if (before.site.equipment) loadEquipment(store)
    })
  })
}

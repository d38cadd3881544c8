import { readCookie, eraseCookie, COOKIE } from '../../browser/cookies.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import { bind } from '../attach.ts'
import { isSettled } from '../catalogue/lists.ts'
import {
  loadEquipment,
  loadModel,
  loadStartup,
  queueOf,
  refreshPrefetched,
  retryFailed,
} from '../catalogue/load-lists.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { quoteSettled, refreshQuote } from '../offer/request-quote.ts'
import { keepCampaign } from '../reporting/campaign.ts'
import { holdId } from '../reporting/configuration-id.ts'
import { saveIfChanged } from '../reporting/save-configuration.ts'
import { until } from '../until.ts'
import { choose, lastChoice, preselect, uncheck, undoChoice } from './choose-item.ts'
import { leave, stopWaiting } from './enter-screen.ts'

export type FlowActions = ReturnType<typeof flowActions>

/** The actions of the configuration flow. */
export function flowActions(store: ConfiguratorStore) {
  store.state.subscribe(({ site }, before) => {
    // Another content site: everything is requested from it that was requested from the last one.
    if (Object.keys(site).length > 0 || before.site === site) return
    queueMicrotask(() => {
      startFlow(store)
      if (before.site.equipment) loadEquipment(store)
    })
  })
  return bind(store, {
    startFlow,
    loadEquipment,
    loadModel,
    retryFailed,
    leave,
    stopWaiting,
    choose,
    uncheck,
    preselect,
    lastChoice,
    undoChoice,
    refreshQuote,
    quoteSettled,
    saveIfChanged,
    holdId,
  })
}

/** Reads the dealers cookie, keeps the campaign, and loads the startup data (spec §7). Call again after the content site changes. */
function startFlow(store: ConfiguratorStore): void {
  const { get, set, state } = store
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

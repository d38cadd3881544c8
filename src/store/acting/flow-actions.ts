import { COOKIE } from '../../browser/cookie-names.ts'
import { readCookie } from '../../browser/cookies.ts'
import { eraseCookie } from '../../browser/cookie-writing.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import type { FlowActions } from '../actions.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { until } from '../until.ts'
import { createChoosing } from './choose-item.ts'
import { createModelLoading } from '../catalogue/load-lists.ts'
import { createNavigating } from './enter-screen.ts'
import { refreshPrefetched } from '../catalogue/refresh-prefetched.ts'
import { createRequestQueue } from '../catalogue/request-queue.ts'
import { isSettled } from '../catalogue/lists.ts'
import { keepCampaign } from '../reporting/campaign.ts'
import { createQuoting } from '../offer/request-quote.ts'
import { createTracking } from '../reporting/report-configuration.ts'
import { createUndoing } from './undo-choice.ts'

/** The actions of the configuration flow. */
export function flowActions({ state, context, loading }: ConfiguratorStore): FlowActions {
  const queue = createRequestQueue()
  const modelLoading = createModelLoading(context, loading, queue)
  const quoting = createQuoting(context, modelLoading)
  const tracking = createTracking(context, modelLoading, quoting)
  const undoing = createUndoing(context, tracking, quoting)
  const choosing = createChoosing(context, tracking, quoting, undoing)
  state.subscribe(({ site }, before) => {
    // Another content site: everything is requested from it that was requested from the last one.
    if (Object.keys(site).length > 0 || before.site === site) return
    queueMicrotask(() => {
      actions.startFlow()
      if (before.site.equipment) actions.loadEquipment()
    })
  })
  const actions: FlowActions = {
    ...choosing,
    ...createNavigating(context, modelLoading, tracking, quoting, { ...choosing, ...undoing }),
    loadEquipment: modelLoading.loadEquipment,
    loadModel: modelLoading.loadModel,
    retryFailed: modelLoading.retryFailed,
    refreshQuote: quoting.refreshQuote,
    quoteSettled: quoting.quoteSettled,
    saveIfChanged: tracking.saveIfChanged,
    holdId: tracking.holdId,
    lastChoice: undoing.lastChoice,
    undoChoice: undoing.undoChoice,
    startFlow() {
      const fromCookie = readCookie(COOKIE.dealers)
      if (fromCookie !== null) {
        // The cookie is erased once read (spec §7). Session storage keeps the value for the rest of the visit.
        writeTab(TAB.dealers, fromCookie)
        eraseCookie(COOKIE.dealers)
      }
      const dealersValue = readTab(TAB.dealers) ?? fromCookie
      if (dealersValue !== null) context.set({ dealersValue })
      keepCampaign(context.get())
      void queue.add(
        () => 0,
        // Nothing else is requested before the model list has arrived.
        async () => until(state, ({ site }) => isSettled(site.models)),
      )
      modelLoading.loadStartup()
      refreshPrefetched(context, loading, queue)
    },
  }
  return actions
}

import { COOKIE, readCookie } from '../../browser/cookies.ts'
import { eraseCookie } from '../../browser/cookie-writing.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { createChoosing, type Choosing } from './choosing.ts'
import { createModelLoading, type ModelLoading } from './model-loading.ts'
import { createNavigating, type Navigating } from './navigating.ts'
import { refreshGiven } from './refreshing.ts'
import { createQuoting, type Quoting } from '../financing/quoting.ts'
import { createTracking, type Tracking } from './tracking.ts'
import { createUndoing, type Undoing } from './undoing.ts'

/** The actions available once a model is chosen. */
export interface Flow extends Choosing, Navigating, Omit<ModelLoading, 'site' | 'loadStartup'> {
  /** Reads the dealers cookie and loads the startup data (spec §7). Call again after the content site changes. */
  readonly begin: () => void
  readonly refreshQuote: Quoting['refreshQuote']
  readonly quoteSettled: Quoting['quoteSettled']
  readonly saveIfChanged: Tracking['saveIfChanged']
  readonly lastChoice: Undoing['lastChoice']
  readonly undoChoice: Undoing['undoChoice']
}

const flows = new WeakMap<ConfiguratorStore, Flow>()

/** Returns the store's configuration flow actions, created on first use: this code loads after the first view. */
export function flowOf(store: ConfiguratorStore): Flow {
  let flow = flows.get(store)
  if (!flow) flows.set(store, (flow = createFlow(store)))
  return flow
}

function createFlow({ context, loading }: ConfiguratorStore): Flow {
  const { loadStartup, ...modelLoading } = createModelLoading(context, loading)
  const quoting = createQuoting(context, modelLoading)
  const tracking = createTracking(context, modelLoading, quoting)
  const undoing = createUndoing(context, tracking, quoting)
  return {
    ...createChoosing(context, tracking, quoting, undoing),
    ...createNavigating(context, modelLoading, tracking, quoting),
    loadEquipment: modelLoading.loadEquipment,
    loadModel: modelLoading.loadModel,
    retryFailed: modelLoading.retryFailed,
    refreshQuote: quoting.refreshQuote,
    quoteSettled: quoting.quoteSettled,
    saveIfChanged: tracking.saveIfChanged,
    lastChoice: undoing.lastChoice,
    undoChoice: undoing.undoChoice,
    begin() {
      const fromCookie = readCookie(COOKIE.dealers)
      if (fromCookie !== null) {
        // The cookie is erased once read (spec §7). Session storage keeps the value for the rest of the visit.
        writeTab(TAB.dealers, fromCookie)
        eraseCookie(COOKIE.dealers)
      }
      const dealersValue = readTab(TAB.dealers) ?? fromCookie
      if (dealersValue !== null) context.set({ dealersValue })
      loadStartup()
      refreshGiven(context, loading)
    },
  }
}

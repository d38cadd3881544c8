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

/** All that can happen once a model is chosen. */
export interface Flow extends Choosing, Navigating, Omit<ModelLoading, 'site' | 'loadStartup'> {
  /** Reads the dealers' cookie and asks for what every visit needs (spec §7); again after the site has changed. */
  readonly begin: () => void
  readonly refreshQuote: Quoting['refreshQuote']
  readonly quoteSettled: Quoting['quoteSettled']
  readonly saveIfChanged: Tracking['saveIfChanged']
  readonly lastChoice: Undoing['lastChoice']
  readonly undoChoice: Undoing['undoChoice']
}

const flows = new WeakMap<ConfiguratorStore, Flow>()

/** The actions of the configuration flow, created on first use: their code is not part of the first view. */
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
        // The cookie is erased once read (spec §7): the tab keeps the value for as long as the visit lasts.
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

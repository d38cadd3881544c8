import { COOKIE, readCookie } from '../../browser/cookies.ts'
import { eraseCookie } from '../../browser/cookie-writing.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { createChoosing, type Choosing } from './choosing.ts'
import { createModelLoading, type ModelLoading } from './model-loading.ts'
import { createNavigating, type Navigating } from './navigating.ts'
import { refreshGiven } from './refreshing.ts'
import { createQuoting, type Quoting } from './quoting.ts'
import { createTracking, type Tracking } from './tracking.ts'
import { createUndoing, type Undoing } from './undoing.ts'

/** All that can happen once a model is chosen. */
export interface Journey extends Choosing, Navigating, Omit<ModelLoading, 'site' | 'loadStartup'> {
  /** Reads the dealers' cookie and asks for what every visit needs (spec §7); again after the site has changed. */
  readonly begin: () => void
  readonly refreshQuote: Quoting['refreshQuote']
  readonly quoteSettled: Quoting['quoteSettled']
  readonly saveIfChanged: Tracking['saveIfChanged']
  readonly lastChoice: Undoing['lastChoice']
  readonly undoChoice: Undoing['undoChoice']
}

const journeys = new WeakMap<ConfiguratorStore, Journey>()

/** The journey of an element, made when first asked for: its code is no part of the first view. */
export function journeyOf(store: ConfiguratorStore): Journey {
  let journey = journeys.get(store)
  if (!journey) journeys.set(store, (journey = createJourney(store)))
  return journey
}

function createJourney({ context, loading }: ConfiguratorStore): Journey {
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

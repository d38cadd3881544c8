import { saveConfiguration } from '../../api/save-configuration.ts'
import { track, type AnalyticsEvent } from '../../browser/analytics.ts'
import { COOKIE, readCookie } from '../../browser/cookies.ts'
import { writeCookie } from '../../browser/cookie-writing.ts'
import { logFailure } from '../../browser/log.ts'
import { createRandomId } from '../../browser/random-id.ts'
import type { ConfigurationRecord, Utm } from '../../domain/configuration-record.ts'
import { TAB, writeTab } from '../../browser/tab-storage.ts'
import { choicesUpTo, encodeChoices } from '../../domain/saved-configuration.ts'
import type { StepId } from '../../domain/steps.ts'
import { createConfigurationId, type IdSource } from './configuration-id.ts'
import type { ModelLoading } from './model-loading.ts'
import { selectOffer } from '../financing/offer.ts'
import type { Quoting } from '../financing/quoting.ts'
import {
  selectChoices,
  selectEngine,
  selectExterior,
  selectInterior,
  selectModel,
  selectPriceStatus,
  selectShareQuery,
  selectTotalPrice,
  selectVersion,
} from './selectors.ts'
import { selectSheetLink } from '../leads/sheet.ts'
import type { State, StoreContext } from '../state.ts'

/** How long the visit's choices are remembered, in days. */
const CHOICES_DAYS = 30

const CHOICE_EVENTS = [
  ['engineId', 'chooseMotor'],
  ['versionId', 'chooseVersion'],
  ['exteriorId', 'chooseExtColor'],
  ['interiorId', 'chooseIntColor'],
] as const

export interface Tracking {
  /** Remembers the choices up to a step (spec §4, §7). */
  readonly rememberChoices: (step: StepId | 0) => void
  /** Tells of a choice, once for each value. */
  readonly trackChoice: (step: 1 | 2 | 3 | 4) => void
  /** Tells of what stands chosen below a step: going on confirms it. */
  readonly trackUpTo: (step: StepId) => void
  readonly trackOnce: (event: 'initConfig' | 'endConfiguration') => void
  /** Begins anew: nothing has been told. */
  readonly forget: () => void
  /** A restored configuration counts as told up to the step it opens at. */
  readonly markTracked: (step: StepId) => void
  /** Gives the configuration its name towards the site. */
  readonly nameConfiguration: (source: IdSource) => void
  /** The hidden configuration save: silent, after the price has settled (spec §4, §8). */
  readonly save: () => Promise<void>
  /** Saves before a lead, unless the last save already holds the same configuration and figures. */
  readonly saveIfChanged: () => Promise<void>
}

export function createTracking(
  context: StoreContext,
  loading: Pick<ModelLoading, 'site'>,
  quoting: Quoting,
): Tracking {
  const { get, host } = context
  const configurationId = createConfigurationId(context)
  const told = new Map<AnalyticsEvent, string>()

  function tell(event: AnalyticsEvent, value: string): void {
    if (told.get(event) === value) return
    told.set(event, value)
    track(host, event, detailOf(get()))
  }

  /** The record that was saved last, as JSON; null before the first save and after a failed one. */
  let lastSaved: string | null = null

  async function send(record: ConfigurationRecord | null): Promise<void> {
    if (!record) return
    const text = JSON.stringify(record)
    lastSaved = text
    try {
      await saveConfiguration(loading.site(), record)
    } catch (error) {
      if (lastSaved === text) lastSaved = null
      logFailure('saveCfgOptions failed', error)
    }
  }

  function trackChoice(step: 1 | 2 | 3 | 4): void {
    const [field, event] = CHOICE_EVENTS[step - 1] ?? CHOICE_EVENTS[0]
    const id = selectChoices(get())[field]
    if (id !== null) tell(event, id)
  }

  return {
    trackChoice,
    trackUpTo(step) {
      for (const earlier of [1, 2, 3, 4] as const) if (earlier < step) trackChoice(earlier)
    },
    trackOnce(event) {
      tell(event, event === 'initConfig' ? (get().uniqueId ?? '') : selectShareQuery(get()))
    },
    forget: () => told.clear(),
    markTracked(step) {
      const choices = selectChoices(get())
      told.set('initConfig', get().uniqueId ?? '')
      for (const [field, event] of CHOICE_EVENTS.slice(0, step - 1))
        told.set(event, choices[field] ?? '')
      if (step === 5) told.set('endConfiguration', selectShareQuery(get()))
    },
    rememberChoices(step) {
      const choices = encodeChoices(choicesUpTo(selectChoices(get()), step))
      writeCookie(COOKIE.choices, choices, CHOICES_DAYS)
      // Another tab may overwrite the cookie: this tab is restored from its own copy.
      writeTab(TAB.choices, choices)
    },
    nameConfiguration(source) {
      configurationId.assign(source)
      if (!readCookie(COOKIE.session)) writeCookie(COOKIE.session, createRandomId())
    },
    async save() {
      await configurationId.isSettled()
      const entered = get()
      await quoting.refreshQuote()
      // The buyer may have begun another configuration by now.
      const record = recordOf(get().uniqueId === entered.uniqueId ? get() : entered)
      // Or gone back and chosen another engine: a configuration without version is saved once it has one again.
      if (record?.version) await send(record)
    },
    async saveIfChanged() {
      const record = recordOf(get())
      if (JSON.stringify(record) !== lastSaved) await send(record)
    },
  }
}

function detailOf(state: State): Parameters<typeof track>[2] {
  const shown = selectOffer(state)
  return {
    ...selectChoices(state),
    configurationId: state.uniqueId ?? '',
    modelName: selectModel(state)?.name ?? null,
    engineName: selectEngine(state)?.name ?? null,
    versionName: selectVersion(state)?.name ?? null,
    exteriorName: selectExterior(state)?.name ?? null,
    interiorName: selectInterior(state)?.name ?? null,
    totalPrice: selectTotalPrice(state),
    rent: shown?.rent ?? null,
    taeg: shown?.taeg ?? null,
  }
}

function recordOf(state: State): ConfigurationRecord | null {
  const model = selectModel(state)
  const shown = selectOffer(state)
  // A record that lacks a list would be saved as if the configuration were complete.
  if (!model || !shown || selectPriceStatus(state) !== 'ready') return null
  return {
    configurationId: state.uniqueId ?? '',
    sessionId: readCookie(COOKIE.session) ?? '',
    query: selectShareQuery(state),
    utm: readUtm(state),
    sheetLink: selectSheetLink(state),
    model,
    engine: selectEngine(state),
    version: selectVersion(state),
    exterior: selectExterior(state),
    interior: selectInterior(state),
    totalPrice: selectTotalPrice(state),
    offer: shown,
    quote: shown.basis === 'version-rent' ? null : state.quote.quote,
  }
}

/** The visit's marketing origin. */
export function readUtm({ visitQuery }: State): Utm {
  const query = new URLSearchParams(visitQuery)
  const read = (name: string): string => query.get(`utm_${name}`)?.slice(0, 200) ?? ''
  return {
    source: read('source'),
    medium: read('medium'),
    campaign: read('campaign'),
    term: read('term'),
    content: read('content'),
  }
}

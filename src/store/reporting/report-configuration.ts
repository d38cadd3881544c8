import type { ContentSite } from '../../api/content-site.ts'
import { saveConfiguration } from '../../api/save-configuration.ts'
import { track, type AnalyticsEvent, type ChosenNames } from '../../browser/analytics.ts'
import { COOKIE } from '../../browser/cookie-names.ts'
import { readCookie } from '../../browser/cookies.ts'
import { logFailure } from '../../browser/log.ts'
import type { ConfigurationRecord } from '../../domain/leads/configuration-record.ts'
import { TAB, writeTab } from '../../browser/tab-storage.ts'
import { choicesUpTo, encodeChoices } from '../../domain/steps/saved-configuration.ts'
import {
  CHOICE_KINDS,
  CHOICE_STEPS,
  choicesBefore,
  type ChosenItems,
} from '../../domain/steps/choice-steps.ts'
import type { ChoiceKind, StepId } from '../../domain/steps/steps.ts'
import { createConfigurationId, type IdSource } from './configuration-id.ts'
import type { ModelLoading } from '../catalogue/load-lists.ts'
import { selectOffer } from '../offer/offer.ts'
import type { Quoting } from '../offer/request-quote.ts'
import {
  selectChoices,
  selectItems,
  selectModel,
  selectShareQuery,
} from '../configuration/chosen-items.ts'
import { selectTotalPrice } from '../offer/price.ts'
import { readUtm } from './campaign.ts'
import { selectSheetLink } from './sheet-link.ts'
import type { State, StoreAccess } from '../state.ts'
import { writeChoices } from './visit-cookies.ts'

export interface Tracking {
  /** Writes the choices up to a step to the cookie and to session storage (spec §4, §7). */
  readonly rememberChoices: (step: StepId | null) => void
  /** Dispatches the analytics event of a choice, once per value. */
  readonly trackChoice: (kind: ChoiceKind) => void
  /** Dispatches the events of all choices before a step: moving on confirms them. */
  readonly trackUpTo: (step: StepId) => void
  readonly trackOnce: (event: 'initConfig' | 'endConfiguration') => void
  /** Resets the record of dispatched events. */
  readonly reset: () => void
  /** Marks the events before a step as dispatched, for a restored configuration that opens at that step. */
  readonly markTracked: (step: StepId) => void
  /** Assigns the configuration id sent to the content site, and the visit's id if there is none. */
  readonly assignConfigurationId: (source: IdSource) => void
  /** Keeps other tabs from using the configuration's id. Returns a function that ends this. */
  readonly holdId: () => () => void
  /** Saves the configuration once its price has settled. Failures are only logged (spec §4, §8). */
  readonly save: () => Promise<void>
  /** Saves before a lead, unless the last save had the same configuration and figures. */
  readonly saveIfChanged: () => Promise<void>
}

export function createTracking(
  context: StoreAccess,
  loading: Pick<ModelLoading, 'site'>,
  quoting: Quoting,
): Tracking {
  const { get, host } = context
  const configurationId = createConfigurationId(context)
  const sent = new Map<AnalyticsEvent, string>()

  function sendOnce(event: AnalyticsEvent, value: string): void {
    if (sent.get(event) === value) return
    sent.set(event, value)
    // An event without consent is dropped: a later consent does not repeat it.
    if (get().settings.consent === 'granted') track(host, event, detailOf(get()))
  }

  /** The last saved record as JSON, and where it was saved. Null before the first save and after a failed one. */
  let lastSaved: { readonly site: ContentSite; readonly text: string } | null = null

  /** Saves a record. Without a version there is nothing to save yet. */
  async function send(record: ConfigurationRecord | null): Promise<void> {
    if (!record?.version) return
    const site = loading.site()
    const own = (lastSaved = { site, text: JSON.stringify(record) })
    try {
      await saveConfiguration(site, record)
    } catch (error) {
      if (lastSaved === own) lastSaved = null
      logFailure('saveCfgOptions failed', error)
    }
  }

  function trackChoice(kind: ChoiceKind): void {
    const id = selectChoices(get())[`${kind}Id`]
    if (id !== null) sendOnce(CHOICE_STEPS[kind].event, id)
  }

  return {
    trackChoice,
    trackUpTo(step) {
      for (const kind of choicesBefore(step)) trackChoice(kind)
    },
    trackOnce(event) {
      sendOnce(event, event === 'initConfig' ? (get().uniqueId ?? '') : selectShareQuery(get()))
    },
    reset: () => sent.clear(),
    markTracked(step) {
      const choices = selectChoices(get())
      sent.set('initConfig', get().uniqueId ?? '')
      for (const kind of choicesBefore(step))
        sent.set(CHOICE_STEPS[kind].event, choices[`${kind}Id`] ?? '')
      if (step === 'summary') sent.set('endConfiguration', selectShareQuery(get()))
    },
    rememberChoices(step) {
      const choices = encodeChoices(choicesUpTo(selectChoices(get()), step))
      writeChoices(context, choices)
      // Another tab may overwrite the cookie, so this tab keeps its own copy in session storage.
      writeTab(TAB.choices, choices)
    },
    assignConfigurationId: configurationId.assign,
    holdId: configurationId.hold,
    async save() {
      await configurationId.isSettled()
      const entered = get()
      await quoting.refreshQuote()
      // The user may have started another configuration in the meantime.
      await send(recordOf(get().uniqueId === entered.uniqueId ? get() : entered))
    },
    async saveIfChanged() {
      const record = recordOf(get())
      const isSaved =
        lastSaved?.site === loading.site() && lastSaved.text === JSON.stringify(record)
      if (!isSaved) await send(record)
    },
  }
}

function detailOf(state: State): Parameters<typeof track>[2] {
  const shown = selectOffer(state)
  return {
    ...selectChoices(state),
    configurationId: state.uniqueId ?? '',
    modelName: selectModel(state)?.name ?? null,
    ...namesOf(selectItems(state)),
    totalPrice: selectTotalPrice(state),
    rent: shown?.monthlyPayment ?? null,
    taeg: shown?.taeg ?? null,
  }
}

function namesOf(items: ChosenItems): ChosenNames {
  const entries = CHOICE_KINDS.map((kind) => [`${kind}Name`, items[kind]?.name ?? null])
  return Object.fromEntries(entries) as ChosenNames
}

function recordOf(state: State): ConfigurationRecord | null {
  const model = selectModel(state)
  const shown = selectOffer(state)
  const totalPrice = selectTotalPrice(state)
  // Without a list or a price, an incomplete record would be saved as if it were complete.
  if (!model || !shown || totalPrice === null) return null
  return {
    configurationId: state.uniqueId ?? '',
    sessionId: readCookie(COOKIE.session) ?? '',
    query: selectShareQuery(state),
    utm: readUtm(state),
    sheetLink: selectSheetLink(state),
    model,
    ...selectItems(state),
    totalPrice,
    offer: shown,
    quote: shown.basis === 'version-monthly-payment' ? null : state.quote.quote,
  }
}

import { CHOICE_STEPS, CHOICE_KINDS, choicesBefore } from '../configuration/choice-steps.ts'
import type { ChoiceKind, Choices, StepId } from '../configuration/configuration.ts'
import type { Euros, Percent } from '../values/units.ts'
import { choicesUpTo } from '../configuration/saved-configuration.ts'
import {
  selectChoices,
  selectChosenItems,
  selectModel,
  selectShareQuery,
} from '../configuration/chosen-items.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { selectPricing } from '../offer/pricing.ts'
import type { State } from '../store/state.ts'

/** The analytics events: start, one for each choice, end (spec §4). */
export type AnalyticsEvent =
  | 'initConfig'
  | NonNullable<(typeof CHOICE_STEPS)[ChoiceKind]['event']>
  | 'endConfiguration'

export type ChosenNames = Readonly<Record<`${ChoiceKind}Name`, string | null>>

/** Data of each event; names and figures are null until known. */
export interface AnalyticsDetail extends Choices, ChosenNames {
  readonly configurationId: string
  readonly modelName: string | null
  /** Includes the colours. */
  readonly totalPrice: Euros | null
  readonly rent: Euros | null
  readonly taeg: Percent | null
}

/** Pushes the event to `dataLayer` and dispatches it on the element, bubbling and composed. */
export function track(host: EventTarget, event: AnalyticsEvent, detail: AnalyticsDetail): void {
  const page: { dataLayer?: unknown } = window as { dataLayer?: unknown }
  if (!Array.isArray(page.dataLayer)) page.dataLayer = []
  ;(page.dataLayer as unknown[]).push({ event, ...detail })
  host.dispatchEvent(
    new CustomEvent<AnalyticsDetail>(event, { detail, bubbles: true, composed: true }),
  )
}

/** Dispatches an analytics event, once per value. */
export function reportOnce(store: ConfiguratorStore, event: AnalyticsEvent, value: string): void {
  const { get, host, runtime } = store
  const sent = (runtime.session.sent ??= new Map())
  if (sent.get(event) === value) return
  sent.set(event, value)
  // An event without consent is dropped: a later consent does not repeat it.
  if (get().settings.consent === 'granted') track(host, event, detailOf(get()))
}

export function reportChoice(store: ConfiguratorStore, kind: ChoiceKind): void {
  const id = selectChoices(store.get())[`${kind}Id`]
  const { event } = CHOICE_STEPS[kind]
  if (id !== null && event) reportOnce(store, event, id)
}

/** Dispatches the events of all choices before a step: moving on confirms them. */
export function reportUpTo(store: ConfiguratorStore, step: StepId): void {
  for (const kind of choicesBefore(step)) reportChoice(store, kind)
}

/** Marks the events before a step as dispatched, for a restored configuration that opens at that step. */
export function markReported({ get, runtime }: ConfiguratorStore, step: StepId): void {
  const choices = selectChoices(get())
  const sent = (runtime.session.sent = new Map<AnalyticsEvent, string>())
  sent.set('initConfig', get().uniqueId ?? '')
  for (const kind of choicesBefore(step)) {
    const { event } = CHOICE_STEPS[kind]
    if (event) sent.set(event, choices[`${kind}Id`] ?? '')
  }
  if (step === 'summary') sent.set('endConfiguration', selectShareQuery(get()))
}

function detailOf(state: State): Parameters<typeof track>[2] {
  const { offer, total } = selectPricing(state)
  const items = selectChosenItems(state)
  const choices = selectChoices(state)
  const names = CHOICE_KINDS.map((kind) => [`${kind}Name`, items[kind]?.name ?? null])
  return {
    // The colours of an unchecked version are kept for when it is checked again.
    ...choicesUpTo(choices, choices.versionId === null ? 'version' : 'summary'),
    configurationId: state.uniqueId ?? '',
    modelName: selectModel(state)?.name ?? null,
    ...(Object.fromEntries(names) as ChosenNames),
    totalPrice: total,
    rent: offer?.monthlyPayment ?? null,
    taeg: offer?.taeg ?? null,
  }
}

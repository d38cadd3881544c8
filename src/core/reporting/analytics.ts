import type { CHOICE_STEPS } from '../configuration/choice-steps.ts'
import type { ChoiceKind, Choices } from '../configuration/steps.ts'
import type { Euros, Percent } from '../values/units.ts'

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

import type { Choices } from '../domain/steps/configuration.ts'
import type { Euros, Percent } from '../domain/units.ts'

/** The six analytics events (spec §4). */
export type AnalyticsEvent =
  | 'initConfig'
  | 'chooseMotor'
  | 'chooseVersion'
  | 'chooseExtColor'
  | 'chooseIntColor'
  | 'endConfiguration'

/** Data of each event; names and figures are null until known. */
export interface AnalyticsDetail extends Choices {
  readonly configurationId: string
  readonly modelName: string | null
  readonly engineName: string | null
  readonly versionName: string | null
  readonly exteriorName: string | null
  readonly interiorName: string | null
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

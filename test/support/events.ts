import type { AnalyticsEvent } from '../../src/core/reporting/report-event.ts'

/** The analytics events of the element, in the order of a whole visit (spec §4). */
export const EVENTS: readonly AnalyticsEvent[] = [
  'initConfig',
  'chooseMotor',
  'chooseVersion',
  'chooseExtColor',
  'chooseIntColor',
  'endConfiguration',
]

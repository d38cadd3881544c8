import { logFailure } from '../../platform/log.ts'
import { dayIn, MARKET_TIME_ZONE } from '../values/day-in.ts'
import type { State } from './state.ts'

/** By an unknown time zone, the one that applies: it is reported once. */
const zones: Record<string, string> = {}

/** Today in the site's market, as an ISO date: the only clock of what the content site dates. */
export function selectToday({ settings }: Pick<State, 'settings'>): string {
  const timeZone = settings.timeZone ?? MARKET_TIME_ZONE
  const now = new Date()
  try {
    return dayIn(zones[timeZone] ?? timeZone, now)
  } catch (error) {
    logFailure('attribute time-zone', error)
    return dayIn((zones[timeZone] = MARKET_TIME_ZONE), now)
  }
}

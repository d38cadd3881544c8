import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import type { Utm } from '../../domain/leads/lead-record.ts'
import type { State } from '../state.ts'

const NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** Longer values are cut. */
const MAX_LENGTH = 200

/** The UTM parameters of a query string; null if it has none. */
function campaignOf(query: string): Utm | null {
  const parameters = new URLSearchParams(query)
  const entries = NAMES.map((name) => [
    name,
    parameters.get(`utm_${name}`)?.slice(0, MAX_LENGTH) ?? '',
  ])
  return entries.some(([, value]) => value) ? (Object.fromEntries(entries) as Utm) : null
}

/** Stores the UTM parameters of the visit for a reload of this tab. Without consent, removes them (decision 0097). */
export function keepCampaign({ settings, visitQuery }: State): void {
  const isAllowed = settings.consent === 'granted'
  if (!isAllowed) writeTab(TAB.campaign, null)
  else if (campaignOf(visitQuery)) writeTab(TAB.campaign, visitQuery)
}

/** The UTM parameters of the page's address, else those of the tab's last one that had any. Missing ones are ''. */
export function readUtm({ settings, visitQuery }: State): Utm {
  const kept = settings.consent === 'granted' ? readTab(TAB.campaign) : null
  return (
    campaignOf(visitQuery) ??
    campaignOf(kept ?? '') ?? { source: '', medium: '', campaign: '', term: '', content: '' }
  )
}

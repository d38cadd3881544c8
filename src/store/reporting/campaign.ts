import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import { UTM_NAMES, type Utm } from '../../domain/leads/lead-record.ts'
import type { State } from '../state.ts'

/** Longer values are cut. */
const MAX_LENGTH = 200

function campaignOf(query: string): Utm {
  const parameters = new URLSearchParams(query)
  const valueOf = (name: string) => parameters.get(`utm_${name}`)?.slice(0, MAX_LENGTH) ?? ''
  return Object.fromEntries(UTM_NAMES.map((name) => [name, valueOf(name)])) as Utm
}

const hasAny = (utm: Utm): boolean => Object.values(utm).some(Boolean)

/** Stores the UTM parameters of the visit for a reload of this tab. Without consent, removes them (decision 0097). */
export function keepCampaign({ settings, visitQuery }: State): void {
  const isAllowed = settings.consent === 'granted'
  if (!isAllowed) writeTab(TAB.campaign, null)
  else if (hasAny(campaignOf(visitQuery))) writeTab(TAB.campaign, visitQuery)
}

/** The UTM parameters of the page's address, else those of the tab's last one that had any. Missing ones are ''. */
export function readUtm({ settings, visitQuery }: State): Utm {
  const kept = settings.consent === 'granted' ? readTab(TAB.campaign) : null
  const own = campaignOf(visitQuery)
  return hasAny(own) ? own : campaignOf(kept ?? '')
}

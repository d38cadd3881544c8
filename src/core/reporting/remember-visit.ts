import type { State, Settings } from '../store/state.ts'
import {
  readCookie,
  eraseCookie,
  writeCookie,
  COOKIE,
  readTab,
  TAB,
  writeTab,
} from '../../platform/storage.ts'
import { createRandomId } from '../../platform/random-id.ts'
import { choicesUpTo, encodeChoices } from '../configuration/saved-configuration.ts'
import type { StepId } from '../configuration/configuration.ts'
import { selectChoices } from '../configuration/chosen-items.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'

/**
 * Keeps the choices up to a step in a cookie and in session storage, for a reload (spec §4, §7). Those of later steps are
 * forgotten, unless the step was only `isEntered` and nothing was chosen there. Without consent the cookie ends with the
 * session, and the cookies of the ids are kept up to date with a consent that was given or withdrawn since (decision
 * 0048).
 */
export function rememberChoices(
  store: ConfiguratorStore,
  step: StepId | null,
  isEntered?: true,
): void {
  const choices = encodeChoices(choicesUpTo(selectChoices(store.get()), step))
  if (isEntered && readRemembered().startsWith(choices)) return
  const { settings } = store.get()
  const isAllowed = settings.consent === 'granted'
  writeCookie(COOKIE.choices, choices, isAllowed ? lifetimeOf(settings) : undefined)
  if (!isAllowed || !readCookie(COOKIE.session)) writeIds(store)
  // Another tab, or an element that no reload restores, may overwrite the cookie, so this tab keeps its own copy in
  // session storage.
  if (settings.routing === 'history') writeTab(TAB.choices, choices)
}

/** The choices that `rememberChoices` kept in this tab, else in the cookie. Empty if there are none. */
export const readRemembered = (): string => readTab(TAB.choices) ?? readCookie(COOKIE.choices) ?? ''

/** Writes the cookies of configuration and visit. Without consent, erases them and the campaign. */
export function writeIds({ get }: ConfiguratorStore): void {
  const { settings, uniqueId } = get()
  if (settings.consent !== 'granted') {
    eraseCookie(COOKIE.unique)
    eraseCookie(COOKIE.session)
    keepCampaign(get())
    return
  }
  if (uniqueId !== null) writeCookie(COOKIE.unique, uniqueId, lifetimeOf(settings))
  if (!readCookie(COOKIE.session)) writeCookie(COOKIE.session, createRandomId())
}

/** In days; undefined for the session. */
function lifetimeOf({ cookieLifetime }: Settings): number | undefined {
  const days = Number(cookieLifetime)
  return days > 0 ? days : undefined
}

const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** Longer values are cut. */
const MAX_LENGTH = 200

type Utm = Readonly<Record<string, string>>

function campaignOf(query: string): Utm {
  const parameters = new URLSearchParams(query)
  const valueOf = (name: string) => parameters.get(name)?.slice(0, MAX_LENGTH) ?? ''
  return Object.fromEntries(UTM_NAMES.map((name) => [name, valueOf(name)]))
}

const hasAny = (utm: Utm): boolean => Object.values(utm).some(Boolean)

/** Stores the UTM parameters of the visit for a reload of this tab. Without consent, removes them. */
export function keepCampaign({ settings, visitQuery }: State): void {
  const isAllowed = settings.consent === 'granted'
  if (!isAllowed) writeTab(TAB.campaign, null)
  else if (hasAny(campaignOf(visitQuery))) writeTab(TAB.campaign, visitQuery)
}

/** The UTM parameters of the page's address, else those of the tab's last one that had any. Missing ones are ''. */
export function readUtm({ settings, visitQuery }: State): Utm {
  const stored = settings.consent === 'granted' ? readTab(TAB.campaign) : null
  const current = campaignOf(visitQuery)
  return hasAny(current) ? current : campaignOf(stored ?? '')
}

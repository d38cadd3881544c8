import { readCookie, eraseCookie, writeCookie, COOKIE } from '../../browser/cookies.ts'
import { createRandomId } from '../../browser/random-id.ts'
import { keepCampaign } from './campaign.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import { choicesUpTo, encodeChoices } from '../../domain/steps/saved-configuration.ts'
import type { StepId } from '../../domain/steps/steps.ts'
import { selectChoices } from '../configuration/chosen-items.ts'
import type { Settings } from '../settings.ts'
import type { ConfiguratorStore } from '../create-store.ts'

/**
 * Keeps the choices up to a step in a cookie and in session storage, for a reload (spec §4, §7). Those of later steps are
 * forgotten, unless the step was only `isEntered` and nothing was chosen there.
 */
export function rememberChoices(
  store: ConfiguratorStore,
  step: StepId | null,
  isEntered?: true,
): void {
  const choices = encodeChoices(choicesUpTo(selectChoices(store.get()), step))
  if (isEntered && readRemembered().startsWith(choices)) return
  writeChoices(store, choices)
  // Another tab may overwrite the cookie, so this tab keeps its own copy in session storage.
  writeTab(TAB.choices, choices)
}

/** The choices that `rememberChoices` kept in this tab, else in the cookie. Empty if there are none. */
export const readRemembered = (): string => readTab(TAB.choices) ?? readCookie(COOKIE.choices) ?? ''

/**
 * Writes the cookie of the choices, which a reload needs. Without consent it ends with the session, and the cookies of
 * the ids are kept up to date with a consent that was given or withdrawn since (decision 0048).
 */
function writeChoices(store: ConfiguratorStore, choices: string): void {
  const { settings } = store.get()
  const isAllowed = settings.consent === 'granted'
  writeCookie(COOKIE.choices, choices, isAllowed ? lifetimeOf(settings) : undefined)
  if (!isAllowed || !readCookie(COOKIE.session)) writeIds(store)
}

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

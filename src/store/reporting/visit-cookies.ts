import { COOKIE } from '../../browser/cookie-names.ts'
import { readCookie } from '../../browser/cookies.ts'
import { eraseCookie, writeCookie } from '../../browser/cookie-writing.ts'
import { createRandomId } from '../../browser/random-id.ts'
import { keepCampaign } from './campaign.ts'
import type { Settings } from '../settings.ts'
import type { StoreAccess } from '../state.ts'

/**
 * Writes the cookie of the choices, which a reload needs. Without consent it ends with the session, and the cookies of
 * the ids are kept up to date with a consent that was given or withdrawn since (decision 0048).
 */
export function writeChoices(context: StoreAccess, choices: string): void {
  const { settings } = context.get()
  const isAllowed = settings.consent === 'granted'
  writeCookie(COOKIE.choices, choices, isAllowed ? lifetimeOf(settings) : undefined)
  if (!isAllowed || !readCookie(COOKIE.session)) writeIds(context)
}

/** Writes the cookies of configuration and visit. Without consent, erases them and the campaign. */
export function writeIds({ get }: StoreAccess): void {
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

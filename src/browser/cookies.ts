import Cookies from 'js-cookie'
import { logFailure } from './log.ts'

/** The five cookies of spec §7. */
export const COOKIE = {
  /** Query-like text of the five ids, up to the current step. */
  choices: 'cfg_app_params',
  /** JSON of a saved configuration, written by the site, erased once read. */
  saved: 'wp_cfgHyu',
  session: 'wp_cfgHyu_sessionID',
  unique: 'wp_cfgHyu_uniqueID',
  /** Dealers of a government offer, written by the site, erased once read. */
  dealers: 'wp_dealersOIDs',
} as const

/** A cookie's name. */
export type CookieName = (typeof COOKIE)[keyof typeof COOKIE]

/** The cookie's text; null when missing, empty or when the browser refuses cookies. */
export function readCookie(name: CookieName): string | null {
  try {
    return Cookies.get(name) || null
  } catch (error) {
    logFailure('cookies cannot be read', error)
    return null
  }
}

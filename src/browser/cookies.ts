import Cookies from 'js-cookie'
import { logFailure } from './log.ts'

/** The five cookies of spec §7. */
export const COOKIE = {
  /** The five ids up to the current step, in the form of a query string. */
  choices: 'cfg_app_params',
  /** JSON of a saved configuration; written by the site, deleted after reading. */
  saved: 'wp_cfgHyu',
  session: 'wp_cfgHyu_sessionID',
  unique: 'wp_cfgHyu_uniqueID',
  /** Dealers of a government offer; written by the site, deleted after reading. */
  dealers: 'wp_dealersOIDs',
} as const

export type CookieName = (typeof COOKIE)[keyof typeof COOKIE]

/** The cookie's value; null if missing, empty or if the browser blocks cookies. */
export function readCookie(name: CookieName): string | null {
  try {
    return Cookies.get(name) || null
  } catch (error) {
    logFailure('cookies cannot be read', error)
    return null
  }
}

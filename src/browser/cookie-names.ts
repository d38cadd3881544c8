import { SAVED_COOKIE } from './has-saved-cookie.ts'

/** The five cookies of spec §7. */
export const COOKIE = {
  /** The five ids up to the current step, in the form of a query string. */
  choices: 'cfg_app_params',
  saved: SAVED_COOKIE,
  session: 'wp_cfgHyu_sessionID',
  unique: 'wp_cfgHyu_uniqueID',
  /** Dealers of a government offer; written by the site, deleted after reading. */
  dealers: 'wp_dealersOIDs',
} as const

export type CookieName = (typeof COOKIE)[keyof typeof COOKIE]

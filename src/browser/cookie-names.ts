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

/** Whether a cookie has a value. False if the browser blocks cookies. Reading the value is left to later chunks. */
export function hasCookie(name: CookieName): boolean {
  try {
    return document.cookie
      .split('; ')
      .some((cookie) => cookie.startsWith(`${name}=`) && !cookie.endsWith('='))
  } catch {
    return false
  }
}

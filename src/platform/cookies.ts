import Cookies from 'js-cookie'
import { attempt } from './attempt.ts'
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

type CookieName = (typeof COOKIE)[keyof typeof COOKIE]

/** The cookie's value; null if missing, empty or if the browser blocks cookies. */
export function readCookie(name: CookieName): string | null {
  return attempt('cookies cannot be read', () => Cookies.get(name) || null, null)
}

/**
 * Writes a cookie for the whole site.
 * @param days Lifetime in days; omitted for a session cookie.
 */
export function writeCookie(name: CookieName, value: string, days?: number): void {
  const secure = location.protocol === 'https:'
  const expires = days !== undefined && { expires: days }
  attempt('cookies cannot be written', () =>
    Cookies.set(name, value, { path: '/', sameSite: 'Lax', secure, ...expires }),
  )
}

/** Deletes a cookie on every path that applies to this page, because the site may have set it on a subpath. */
export function eraseCookie(name: CookieName): void {
  const parts = location.pathname.split('/')
  const folders = parts.map((_, depth) => `${parts.slice(0, depth).join('/')}/`)
  const files = folders.map((folder) => folder.slice(0, -1))
  const paths = new Set(['/', ...folders, ...files, location.pathname])
  attempt('cookies cannot be erased', () => paths.forEach((path) => Cookies.remove(name, { path })))
}

import { logFailure } from './log.ts'
import Cookies from 'js-cookie'
import { SAVED_COOKIE } from './has-saved-cookie.ts'

/** Runs a browser call that may throw. Logs the error and returns `otherwise` if it does. */
export function attempt<Result>(what: string, run: () => Result, otherwise: Result): Result
export function attempt(what: string, run: () => void): void
export function attempt(what: string, run: () => unknown, otherwise?: unknown): unknown {
  try {
    return run()
  } catch (error) {
    logFailure(what, error)
    return otherwise
  }
}

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

/** Keys in `sessionStorage`: per-tab data, in addition to the cookies that all tabs share. */
export const TAB = {
  /** This tab's own copy of the cookie with the same name. */
  choices: 'cfg_app_params',
  unique: 'wp_cfgHyu_uniqueID',
  /** Government mode: kept here because its cookie is deleted after reading. */
  dealers: 'wp_dealersOIDs',
  /** Credit type and simulated values of the version. */
  financing: 'cfg_financing',
  /** The query string with the UTM parameters of the visit. */
  campaign: 'cfg_campaign',
  /** A submitted form that may have to be submitted again. */
  submitted: 'cfg_submitted_form',
} as const

/** A key of code that is loaded later has its name there: as a value here, it would be part of the first view. */
type TabKey = (typeof TAB)[keyof typeof TAB] | 'cfg_stock_car'

/** The stored text; null if missing, empty or if the browser blocks storage. */
export function readTab(key: TabKey): string | null {
  return attempt('session storage cannot be read', () => sessionStorage.getItem(key) || null, null)
}

/** Stores a text for this tab; null removes it. */
export function writeTab(key: TabKey, value: string | null): void {
  attempt('session storage cannot be written', () => {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  })
}

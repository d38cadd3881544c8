import Cookies from 'js-cookie'
import type { CookieName } from './cookie-names.ts'
import { logFailure } from './log.ts'

/** The cookie's value; null if missing, empty or if the browser blocks cookies. */
export function readCookie(name: CookieName): string | null {
  try {
    return Cookies.get(name) || null
  } catch (error) {
    logFailure('cookies cannot be read', error)
    return null
  }
}

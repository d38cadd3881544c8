import Cookies from 'js-cookie'
import type { CookieName } from './cookie-names.ts'
import { logFailure } from './log.ts'

/**
 * Writes a cookie for the whole site.
 * @param days Lifetime in days; omitted for a session cookie.
 */
export function writeCookie(name: CookieName, value: string, days?: number): void {
  try {
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
      ...(days !== undefined && { expires: days }),
    })
  } catch (error) {
    logFailure('cookies cannot be written', error)
  }
}

/** Deletes a cookie on every path that applies to this page, because the site may have set it on a subpath. */
export function eraseCookie(name: CookieName): void {
  try {
    const parts = location.pathname.split('/')
    const folders = parts.map((_, depth) => `${parts.slice(0, depth).join('/')}/`)
    const files = folders.map((folder) => folder.slice(0, -1))
    for (const path of new Set(['/', ...folders, ...files, location.pathname]))
      Cookies.remove(name, { path })
  } catch (error) {
    logFailure('cookies cannot be erased', error)
  }
}

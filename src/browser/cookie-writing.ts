import Cookies from 'js-cookie'
import type { CookieName } from './cookies.ts'
import { logFailure } from './log.ts'

/**
 * Writes a cookie for the whole site.
 * @param days How long it lives; missing means until the browser closes.
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

/** Erases a cookie, also one that the site has set for a part of itself that this page lies in. */
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

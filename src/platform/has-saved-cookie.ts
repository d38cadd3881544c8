/** Name of the cookie with the JSON of a saved configuration; written by the site, deleted after reading. */
export const SAVED_COOKIE = 'wp_cfgHyu'

/** Whether that cookie has a value. False if the browser blocks cookies. Reading the value is left to later chunks. */
export function hasSavedCookie(): boolean {
  try {
    return document.cookie
      .split('; ')
      .some((cookie) => cookie.startsWith(`${SAVED_COOKIE}=`) && !cookie.endsWith('='))
  } catch {
    return false
  }
}

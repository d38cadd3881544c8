import { COOKIE, readCookie } from '../../browser/cookies.ts'
import type { ConfiguratorStore } from '../create-store.ts'

/** Reads the cookie of a saved configuration again: the site may have written it after the page was prerendered. */
export function readSavedAgain({ context: { get, set } }: ConfiguratorStore): void {
  const text = readCookie(COOKIE.saved)
  if (get().pending !== null || text === null) return
  // Without a route, the navigation loop resolves the current address again.
  set({ pending: { source: 'saved', text }, route: null })
}

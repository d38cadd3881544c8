import { hasSavedCookie } from '../../browser/has-saved-cookie.ts'
import type { ConfiguratorStore } from '../create-store.ts'

/** Reads the cookie of a saved configuration again: the site may have written it after the page was prerendered. */
export function readSavedAgain({ context: { get, set } }: ConfiguratorStore): void {
  if (get().pending !== null || !hasSavedCookie()) return
  // Without a route, the navigation loop resolves the current address again.
  set({ pending: { source: 'saved' }, route: null })
}

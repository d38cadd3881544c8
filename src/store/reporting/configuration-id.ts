import { COOKIE } from '../../browser/cookie-names.ts'
import { readCookie } from '../../browser/cookies.ts'
import { createRandomId } from '../../browser/random-id.ts'
import { lockForTab, type TabLock } from '../../browser/tab-lock.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import type { Id } from '../../domain/units.ts'
import type { StoreAccess } from '../state.ts'
import { writeIds } from './visit-cookies.ts'

/** Source of the id: newly created, this tab's earlier id, or the id of the saved configuration. */
export type IdSource = 'new' | 'tab' | 'saved'

export interface ConfigurationId {
  readonly assign: (source: IdSource) => void
  /** Resolves once no other tab can be using this id. */
  readonly isSettled: () => Promise<void>
  /** Holds the lock of the id while the flow is on the page. Returns a function that releases it. */
  readonly hold: () => () => void
}

/**
 * Manages the configuration id sent to the content site, one id per tab. Duplicating a tab copies session storage and
 * all tabs share the cookie, so only the tab that gets the lock reuses an earlier id. Any other tab creates a new id.
 * The lock is released on `pagehide`, because a held lock keeps the page out of the back/forward cache.
 */
export function createConfigurationId(context: StoreAccess): ConfigurationId {
  const { get, set } = context
  let lock: TabLock | null = null
  let settled: Promise<void> = Promise.resolve()

  function adopt(id: Id): void {
    lock?.release()
    set({ uniqueId: id })
    writeTab(TAB.unique, id)
    writeIds(context)
    settled = claim(id)
  }

  async function claim(id: Id): Promise<void> {
    const requestedLock = (lock = lockForTab(id))
    const isOurs = await requestedLock.isHeld
    if (lock !== requestedLock || isOurs) return
    adopt(createRandomId())
    await settled
  }

  function release(): void {
    lock?.release()
    lock = null
  }

  function resume(): void {
    const { uniqueId } = get()
    if (lock === null && uniqueId !== null) settled = claim(uniqueId)
  }

  return {
    assign(source) {
      const own = readTab(TAB.unique)
      const shared = readCookie(COOKIE.unique)
      const earlier = { new: null, tab: own ?? shared, saved: shared ?? own }[source]
      adopt(earlier ?? createRandomId())
    },
    isSettled: async () => settled,
    hold() {
      resume()
      addEventListener('pagehide', release)
      addEventListener('pageshow', resume)
      return () => {
        removeEventListener('pagehide', release)
        removeEventListener('pageshow', resume)
        release()
      }
    },
  }
}

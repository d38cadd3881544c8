import { COOKIE, readCookie } from '../../browser/cookies.ts'
import { writeCookie } from '../../browser/cookie-writing.ts'
import { createRandomId } from '../../browser/random-id.ts'
import { lockForTab, type TabLock } from '../../browser/tab-lock.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import type { Id } from '../../domain/units.ts'
import type { StoreContext } from '../state.ts'

/** How long the cookie keeps the id, in days. */
const ID_DAYS = 30

/** Where a configuration's id comes from: a new one, the tab's own earlier one, or that of the saved configuration. */
export type IdSource = 'new' | 'tab' | 'saved'

export interface ConfigurationId {
  readonly assign: (source: IdSource) => void
  /** Resolves once the id is known to be this tab's own. */
  readonly isSettled: () => Promise<void>
}

/**
 * Names the configuration towards the site, with one id per tab. Session storage is copied when a tab is duplicated and
 * the cookie is shared by all tabs, so an earlier id is used only by the tab that gets its lock; any other tab takes a
 * new id. The lock is let go while the page rests in the back/forward cache, which it would keep it out of.
 */
export function createConfigurationId({ get, set }: StoreContext): ConfigurationId {
  let lock: TabLock | null = null
  let settled: Promise<void> = Promise.resolve()

  function adopt(id: Id): void {
    lock?.release()
    set({ uniqueId: id })
    writeTab(TAB.unique, id)
    writeCookie(COOKIE.unique, id, ID_DAYS)
    settled = claim(id)
  }

  async function claim(id: Id): Promise<void> {
    const asked = (lock = lockForTab(id))
    const isOurs = await asked.isHeld
    if (lock !== asked || isOurs) return
    adopt(createRandomId())
    await settled
  }

  addEventListener('pagehide', () => lock?.release())
  addEventListener('pageshow', ({ persisted }) => {
    const { uniqueId } = get()
    if (persisted && uniqueId !== null) settled = claim(uniqueId)
  })

  return {
    assign(source) {
      const own = readTab(TAB.unique)
      const shared = readCookie(COOKIE.unique)
      const earlier = { new: null, tab: own ?? shared, saved: shared ?? own }[source]
      adopt(earlier ?? createRandomId())
    },
    isSettled: async () => settled,
  }
}

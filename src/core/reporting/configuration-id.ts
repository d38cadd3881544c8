import { readCookie, COOKIE } from '../../platform/cookies.ts'
import { createRandomId } from '../../platform/random-id.ts'
import { lockForTab } from '../../platform/tab-lock.ts'
import { readTab, TAB, writeTab } from '../../platform/tab-storage.ts'
import type { Id } from '../values/units.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import type { Lifetime } from '../store/transient.ts'
import { writeIds } from './remember-visit.ts'

/**
 * Assigns the configuration id sent to the content site, one id per tab, and the visit's id if there is none.
 * Duplicating a tab copies session storage and all tabs share the cookie, so only the tab that gets the lock reuses an
 * earlier id. Any other tab creates a new id.
 */
export function assignId(store: ConfiguratorStore, source: 'new' | 'tab' | 'saved'): void {
  const own = readTab(TAB.unique)
  const shared = readCookie(COOKIE.unique)
  const earlier = { new: null, tab: own ?? shared, saved: shared ?? own }[source]
  adopt(store, earlier ?? createRandomId())
}

/**
 * Keeps other tabs from using the id while the flow is on the page. Returns a function that ends this. The lock is
 * released on `pagehide`, because a held lock keeps the page out of the back/forward cache.
 */
export function holdId(store: ConfiguratorStore): () => void {
  const { get, transient } = store
  const resume = (): void => {
    const { uniqueId } = get()
    const { lifetime } = transient
    if (!lifetime.lock && uniqueId !== null) lifetime.idSettled = claim(store, lifetime, uniqueId)
  }
  const release = (): void => releaseLock(transient.lifetime)
  resume()
  addEventListener('pagehide', release)
  addEventListener('pageshow', resume)
  return () => {
    removeEventListener('pagehide', release)
    removeEventListener('pageshow', resume)
    release()
  }
}

function adopt(store: ConfiguratorStore, id: Id): void {
  const { lifetime } = store.transient
  releaseLock(lifetime)
  store.set({ uniqueId: id })
  writeTab(TAB.unique, id)
  writeIds(store)
  lifetime.idSettled = claim(store, lifetime, id)
}

async function claim(store: ConfiguratorStore, lifetime: Lifetime, id: Id): Promise<void> {
  const lock = (lifetime.lock = lockForTab(id))
  const isOurs = await lock.isHeld
  if (lifetime.lock !== lock || isOurs) return
  adopt(store, createRandomId())
  await lifetime.idSettled
}

function releaseLock(lifetime: Lifetime): void {
  lifetime.lock?.release()
  lifetime.lock = undefined
}

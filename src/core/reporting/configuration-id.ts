import { readCookie, COOKIE, readTab, TAB, writeTab } from '../../platform/storage.ts'
import { createRandomId } from '../../platform/random-id.ts'
import { lockForTab } from '../../platform/tab-lock.ts'
import type { Id } from '../values/units.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import type { Session } from '../store/state.ts'
import { writeIds } from './remember-visit.ts'

/**
 * Assigns the configuration id sent to the content site, one id per tab, and the visit's id if there is none.
 * Duplicating a tab copies session storage and all tabs share the cookie, so only the tab that gets the lock reuses an
 * earlier id. Any other tab creates a new id.
 */
export function assignId(store: ConfiguratorStore, source: 'new' | 'tab' | 'saved'): void {
  const ofTab = readTab(TAB.unique)
  const shared = readCookie(COOKIE.unique)
  const earlier = { new: null, tab: ofTab ?? shared, saved: shared ?? ofTab }[source]
  adopt(store, earlier ?? createRandomId())
}

/**
 * Keeps other tabs from using the id while the flow is on the page. Returns a function that ends this. The lock is
 * released on `pagehide`, because a held lock keeps the page out of the back/forward cache.
 */
export function holdId(store: ConfiguratorStore): () => void {
  const { get, runtime } = store
  const resume = (): void => {
    const { uniqueId } = get()
    const { session } = runtime
    if (!session.lock && uniqueId !== null) session.idSettled = claim(store, session, uniqueId)
  }
  const release = (): void => releaseLock(runtime.session)
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
  const { session } = store.runtime
  releaseLock(session)
  store.set({ uniqueId: id })
  if (store.get().settings.routing === 'history') writeTab(TAB.unique, id)
  writeIds(store)
  session.idSettled = claim(store, session, id)
}

async function claim(store: ConfiguratorStore, session: Session, id: Id): Promise<void> {
  const lock = (session.lock = lockForTab(id))
  const isOurs = await lock.isHeld
  if (session.lock !== lock || isOurs) return
  adopt(store, createRandomId())
  await session.idSettled
}

function releaseLock(session: Session): void {
  session.lock?.release()
  session.lock = undefined
}

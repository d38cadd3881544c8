import { logFailure } from './log.ts'

/** Timeout for acquiring a lock, in milliseconds. A duplicated tab waits for the full time. */
const LOCK_TIMEOUT_MS = 500

/** After a reload, the previous document of the tab releases the lock soon, but on a busy device not at once. */
const RELOAD_LOCK_TIMEOUT_MS = 5000

/** A lock that only one tab can hold at a time. */
export type TabLock = ReturnType<typeof lockForTab>

/** Requests a named lock. It is held until `release` is called or the document is unloaded. */
export function lockForTab(name: string) {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return { isHeld: Promise.resolve(true), release: () => undefined }
  let endHold = (): void => undefined
  const held = new Promise<void>((resolve) => (endHold = resolve))
  const request = new AbortController()
  const giveUp = (): void => request.abort()
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  const timer = setTimeout(giveUp, isReload ? RELOAD_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS)
  const isHeld = new Promise<boolean>((resolve) => {
    locks
      .request(`cfg-configurator ${name}`, { signal: request.signal }, async () => {
        clearTimeout(timer)
        resolve(true)
        await held
      })
      .catch((error: unknown) => {
        const isRefused = request.signal.aborted
        if (!isRefused) logFailure('the tab lock cannot be acquired', error)
        resolve(!isRefused)
      })
  })
  return {
    /** Whether this tab acquired the lock. True if the browser has no Web Locks, for example on a page without HTTPS. */
    isHeld,
    release: () => {
      giveUp()
      endHold()
    },
  }
}

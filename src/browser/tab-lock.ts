import { logFailure } from './log.ts'

/**
 * Milliseconds to wait for a lock. A tab that is reloaded waits for its own earlier document to let go, which takes a
 * moment; a duplicated tab waits in vain.
 */
const LOCK_TIMEOUT_MS = 500

/** A lock that one tab holds at a time. */
export interface TabLock {
  /** Whether this tab got the lock. True where the browser has no Web Locks, as on a page without HTTPS. */
  readonly isHeld: Promise<boolean>
  readonly release: () => void
}

/** Asks for the lock of a name; it is held until `release`, or until the document goes. */
export function lockForTab(name: string): TabLock {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return { isHeld: Promise.resolve(true), release: () => undefined }
  let endHold = (): void => undefined
  const held = new Promise<void>((resolve) => (endHold = resolve))
  const request = new AbortController()
  const giveUp = (): void => request.abort()
  const timer = setTimeout(giveUp, LOCK_TIMEOUT_MS)
  const isHeld = new Promise<boolean>((resolve) => {
    locks
      .request(`cfg-configurator ${name}`, { signal: request.signal }, async () => {
        clearTimeout(timer)
        resolve(true)
        await held
      })
      .catch((error: unknown) => {
        const isRefused = request.signal.aborted
        if (!isRefused) logFailure('the tab lock cannot be had', error)
        resolve(!isRefused)
      })
  })
  return {
    isHeld,
    release: () => {
      giveUp()
      endHold()
    },
  }
}

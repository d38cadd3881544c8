import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockForTab } from './tab-lock.ts'

/** Never grants a lock. */
const locks = {
  request: async (_: string, { signal }: { readonly signal: AbortSignal }): Promise<void> =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    }),
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a lock that another document holds', () => {
  it.each([
    ['navigate', 500],
    ['reload', 5000],
  ])('is given up after a %s in %i ms', async (type, timeout) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
    const onEnd = vi.fn<(isHeld: boolean) => void>()
    void lockForTab('id').isHeld.then(onEnd)
    await vi.advanceTimersByTimeAsync(timeout - 1)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalledWith(false)
  })
})

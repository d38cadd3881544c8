import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { whenNotLeft } from './leaving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a form post', () => {
  it('counts as not left after 15 seconds on the page, once', () => {
    const task = vi.fn<() => void>()
    whenNotLeft(task)
    vi.advanceTimersByTime(14_999)
    expect(task).not.toHaveBeenCalled()
    vi.advanceTimersByTime(40_000)
    expect(task).toHaveBeenCalledOnce()
  })

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['it is cancelled', (cancel: () => void) => cancel()],
  ])('does not count as not left when %s', (_, end) => {
    const task = vi.fn<() => void>()
    end(whenNotLeft(task))
    vi.advanceTimersByTime(60_000)
    expect(task).not.toHaveBeenCalled()
  })
})

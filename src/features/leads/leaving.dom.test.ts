import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { whenNotLeft } from './use-lead-form.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A form post as the Navigation API reports it. */
function navigateEvent(formData: FormData | null) {
  const abort = new AbortController()
  const event = Object.assign(new Event('navigate'), { formData, signal: abort.signal })
  return { event, abort }
}

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

  it('counts as not left as soon as the Navigation API reports that it was given up', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const task = vi.fn<() => void>()
    whenNotLeft(task)
    const { event, abort } = navigateEvent(new FormData())
    navigation.dispatchEvent(event)
    abort.abort()
    vi.advanceTimersByTime(499)
    expect(task).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(task).toHaveBeenCalledOnce()
  })

  it('is not given up by the end of another navigation, or by one that leaves the page', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const task = vi.fn<() => void>()
    whenNotLeft(task)
    const other = navigateEvent(null)
    navigation.dispatchEvent(other.event)
    other.abort.abort()
    vi.advanceTimersByTime(1000)
    const own = navigateEvent(new FormData())
    navigation.dispatchEvent(own.event)
    own.abort.abort()
    window.dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(60_000)
    expect(task).not.toHaveBeenCalled()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { track, type AnalyticsDetail } from '../core/reporting/report-event.ts'
import { copyText } from './share.ts'
import { logFailure } from './log.ts'
import { followHash } from '../ui/base/use-hash-link.tsx'
import { afterPaint, scrollPage, whenIdle } from './page.ts'
import { createRandomId } from './random-id.ts'
import { lockScroll } from './scroll.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('scrolling after a navigation', () => {
  function shadowRoot(): ShadowRoot {
    const root = document.createElement('div').attachShadow({ mode: 'open' })
    const target = document.createElement('section')
    target.id = 'sobre'
    root.append(target)
    return root
  }

  it('scrolls the page at once and again 10 ms later', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    scrollPage(300)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' })
    vi.advanceTimersByTime(9)
    expect(scrollTo).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(scrollTo).toHaveBeenCalledTimes(2)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' })
  })

  it('can be cancelled', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const cancel = scrollPage(0)
    scrollTo.mockClear()
    cancel()
    vi.advanceTimersByTime(20)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('goes to the target of a hash link inside the widget, once', () => {
    const root = shadowRoot()
    const target = root.getElementById('sobre')!
    const intoView = vi.spyOn(target, 'scrollIntoView').mockImplementation(() => undefined)
    location.hash = '#sobre'
    followHash(root)
    vi.advanceTimersByTime(10)
    expect(intoView).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    expect(intoView).toHaveBeenCalledTimes(1)
  })

  it.each(['#50%', '#sobre%20n%C3%B3s'])('decodes the fragment %s', (fragment) => {
    const root = shadowRoot()
    const target = document.createElement('section')
    target.id = fragment === '#50%' ? '50%' : 'sobre nós'
    root.append(target)
    const intoView = vi.spyOn(target, 'scrollIntoView').mockImplementation(() => undefined)
    location.hash = fragment
    followHash(root)
    vi.advanceTimersByTime(10)
    expect(intoView).toHaveBeenCalledTimes(1)
  })

  it('finds a target that appears late, within five seconds', () => {
    const root = shadowRoot()
    const late = document.createElement('section')
    late.id = 'tarde'
    const intoView = vi.spyOn(late, 'scrollIntoView').mockImplementation(() => undefined)
    location.hash = '#tarde'
    followHash(root)
    vi.advanceTimersByTime(1000)
    root.append(late)
    vi.advanceTimersByTime(100)
    expect(intoView).toHaveBeenCalledTimes(1)
    late.remove()
    followHash(root)
    vi.advanceTimersByTime(6000)
    root.append(late)
    vi.advanceTimersByTime(1000)
    expect(intoView).toHaveBeenCalledTimes(1)
  })
})

describe('locking the scroll', () => {
  const overflow = () => document.documentElement.style.overflow

  it('ends with the last unlock, counts each unlock once, and restores the earlier style', () => {
    document.documentElement.style.overflow = 'scroll'
    const first = lockScroll()
    const second = lockScroll()
    expect(overflow()).toBe('hidden')
    first()
    first()
    expect(overflow()).toBe('hidden')
    second()
    expect(overflow()).toBe('scroll')
    document.documentElement.style.overflow = ''
  })
})

describe('copying a text', () => {
  it('writes it to the clipboard', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect(await copyText('https://a.example/?modelid=1')).toBe(true)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://a.example/?modelid=1')
  })

  it.each([
    ['refuses', { clipboard: { writeText: async () => Promise.reject(new Error('denied')) } }],
    ['has none', {}],
  ])('fails when the browser %s', async (_, navigator) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('navigator', navigator)
    expect(await copyText('a')).toBe(false)
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('a task for after the next paint', () => {
  it('runs at once, and only once, when the page is left before the paint', () => {
    const task = vi.fn<() => void>()
    afterPaint(task)
    dispatchEvent(new Event('pagehide'))
    expect(task).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(1000)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('does not run after it was cancelled, even when the page is left', () => {
    const task = vi.fn<() => void>()
    afterPaint(task)()
    dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(1000)
    expect(task).not.toHaveBeenCalled()
  })
})

describe('a task for an idle browser', () => {
  it('runs soon in a browser without idle callbacks, unless it is cancelled', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    const task = vi.fn<() => void>()
    whenIdle(task)
    const cancel = whenIdle(task)
    cancel()
    vi.advanceTimersByTime(200)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('is left to the browser’s idle callback, for at most 2 s', () => {
    const request = vi.fn<(task: () => void, options: object) => number>(() => 7)
    const cancelled = vi.fn<(handle: number) => void>()
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancelled)
    Object.assign(window, { requestIdleCallback: request })
    const task = vi.fn<() => void>()
    whenIdle(task)()
    expect(request).toHaveBeenCalledExactlyOnceWith(task, { timeout: 2000 })
    expect(cancelled).toHaveBeenCalledExactlyOnceWith(7)
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
})

describe('a random id', () => {
  it('has 32 hexadecimal digits and is never repeated', () => {
    const ids = Array.from({ length: 200 }, createRandomId)
    expect(ids.every((id) => /^[\da-f]{32}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(200)
  })
})

describe('the log', () => {
  it('is one line, with the error if there is one', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const error = new Error('x')
    logFailure('lstModels failed', error)
    logFailure('said')
    expect(warn.mock.calls).toEqual([
      ['[cfg-configurator] lstModels failed', error],
      ['[cfg-configurator] said', ''],
    ])
  })
})

describe('an analytics event', () => {
  const detail = { modelId: '101', engineId: null, rent: 363.62 } as AnalyticsDetail

  it('leaves the shadow root, bubbles and contains its detail', () => {
    const host = document.createElement('cfg-test')
    document.body.append(host)
    const seen: Event[] = []
    document.addEventListener('initConfig', (event) => seen.push(event), { once: true })
    track(host, 'initConfig', detail)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ bubbles: true, composed: true, detail })
    host.remove()
  })

  it('is pushed to dataLayer, which is created when there is none that accepts it', () => {
    const page = window as { dataLayer?: unknown }
    page.dataLayer = 'not a list'
    track(new EventTarget(), 'chooseMotor', detail)
    track(new EventTarget(), 'endConfiguration', detail)
    expect(page.dataLayer).toEqual([
      { event: 'chooseMotor', ...detail },
      { event: 'endConfiguration', ...detail },
    ])
    Reflect.deleteProperty(page, 'dataLayer')
  })
})

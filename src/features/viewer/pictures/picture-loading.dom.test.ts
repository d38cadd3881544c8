import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPicture } from './picture-loading.ts'

interface PendingRequest {
  readonly url: string
  readonly signal: AbortSignal
  readonly answer: (response: Response) => void
}

let requested: PendingRequest[] = []
let visits = 0

/** A URL of this test only: loaded pictures are cached as long as the page is open. */
const address = (name: string): string => `/${visits}/${name}`
const signal = (): AbortSignal => new AbortController().signal

beforeEach(() => {
  visits += 1
  requested = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const abort = init.signal as AbortSignal
    return new Promise<Response>((resolve, reject) => {
      abort.addEventListener('abort', () => reject(new Error('aborted')))
      requested.push({ url, signal: abort, answer: resolve })
    })
  })
})

// A request that stays open would fail in another test, at its timeout.
afterEach(() => {
  for (const { answer } of requested) answer(new Response(''))
})

describe('loading a picture', () => {
  it('requests a picture once while it is loaded or loading', async () => {
    const url = address('car')
    const both = [loadPicture(url, signal()), loadPicture(url, signal())]
    expect(requested).toHaveLength(1)
    requested[0]?.answer(new Response('picture'))
    const [one, other] = await Promise.all(both)
    expect(await one?.text()).toBe('picture')
    expect(other).toBe(one)
    await loadPicture(url, signal())
    expect(requested).toHaveLength(1)
  })

  it('requests a failed picture again', async () => {
    const url = address('gone')
    const first = loadPicture(url, signal())
    requested[0]?.answer(new Response('', { status: 404 }))
    await expect(first).rejects.toThrow('404')
    void loadPicture(url, signal())
    expect(requested).toHaveLength(2)
  })

  it('aborts the request once nobody waits for it any more', async () => {
    const url = address('left')
    const [one, other] = [new AbortController(), new AbortController()]
    const waiting = [loadPicture(url, one.signal), loadPicture(url, other.signal)]
    one.abort()
    await expect(waiting[0]).rejects.toThrow('aborted')
    expect(requested[0]?.signal.aborted).toBe(false)
    other.abort()
    await expect(waiting[1]).rejects.toThrow('aborted')
    expect(requested[0]?.signal.aborted).toBe(true)
    void loadPicture(url, signal())
    expect(requested).toHaveLength(2)
  })

  it('aborts the request when the page is left, and repeats it when the visitor comes back', async () => {
    const loading = loadPicture(address('kept'), signal())
    dispatchEvent(new Event('pagehide'))
    expect(requested[0]?.signal.aborted).toBe(true)
    await vi.waitFor(() => {
      dispatchEvent(new Event('pageshow'))
      expect(requested).toHaveLength(2)
    })
    requested[1]?.answer(new Response('picture'))
    expect(await (await loading).text()).toBe('picture')
  })

  it('gives up a picture that does not arrive within 20 seconds', async () => {
    vi.useFakeTimers()
    const waiting = loadPicture(address('slow'), signal()).catch((error: unknown) => String(error))
    await vi.advanceTimersByTimeAsync(19_999)
    expect(requested[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toContain('aborted')
    vi.useRealTimers()
  })

  it('keeps the latest pictures, up to 12 MB of them', async () => {
    const urls = ['1', '2', '3', '4'].map(address)
    for (const [index, url] of urls.entries()) {
      const loading = loadPicture(url, signal())
      requested[index]?.answer(new Response(new Uint8Array(3_500_000)))
      await loading
    }
    await loadPicture(urls[3] ?? '', signal())
    expect(requested).toHaveLength(4)
    void loadPicture(urls[0] ?? '', signal())
    expect(requested).toHaveLength(5)
  })
})

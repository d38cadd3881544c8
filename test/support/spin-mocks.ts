import { vi } from 'vitest'

/** A decoded picture, identified by its `url`. */
export interface MockBitmap {
  readonly url: string
  readonly width: number
  readonly height: number
  isClosed: boolean
}

const OWN_WIDTH = 1200

/** Replaces the browser's decoder, which rejects a picture whose text is 'broken'. */
export function mockDecoder(): MockBitmap[] {
  const decoded: MockBitmap[] = []
  vi.stubGlobal(
    'createImageBitmap',
    async (source: Blob | MockBitmap, options?: ImageBitmapOptions) => {
      const url = 'url' in source ? source.url : await source.text()
      if (url.includes('broken')) throw new Error('no picture')
      const width = options?.resizeWidth ?? OWN_WIDTH
      const bitmap = {
        url,
        width,
        height: Math.round((width * 9) / 16),
        isClosed: false,
        close() {
          this.isClosed = true
        },
      }
      decoded.push(bitmap)
      return bitmap
    },
  )
  return decoded
}

/** Replaces the network: every picture arrives when it is released. */
export function mockNetwork() {
  const requested: string[] = []
  const waiting = new Map<string, (isThere: boolean) => void>()
  const load = async (url: string, signal: AbortSignal): Promise<Blob> =>
    new Promise((resolve, reject) => {
      requested.push(url)
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      waiting.set(url, (isThere) => (isThere ? resolve(new Blob([url])) : reject(new Error('404'))))
    })
  const settle = async (url: string, isThere: boolean): Promise<void> => {
    waiting.get(url)?.(isThere)
    waiting.delete(url)
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    load,
    requested,
    /** URLs requested and not yet answered. */
    open: () => [...waiting.keys()],
    send: (url: string) => settle(url, true),
    refuse: (url: string) => settle(url, false),
  }
}

export function frameUrls(count: number, name = 'red'): readonly string[] {
  return Array.from({ length: count }, (_, frame) => `/${name}/${frame}`)
}

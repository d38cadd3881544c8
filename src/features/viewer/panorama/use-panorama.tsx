import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { importWithRetry } from '../../../ui/base/lazy-part.tsx'
import type { Look } from './panorama-look.ts'
import type { Panorama } from './panorama.ts'

/** Whether WebGL is not supported, so that no further image needs to be loaded. */
const isWithoutWebgl = (error: unknown): boolean =>
  (error as { readonly type?: unknown } | null)?.type === 'no webgl'

export interface PanoramaSource {
  /** Image URL; null until the panorama is requested. */
  readonly address: string | null
  /** Loads an image's bytes. Must be a stable function. */
  readonly load: (address: string, signal: AbortSignal) => Promise<Blob>
  /** Zooms with the wheel; otherwise the wheel scrolls the page. */
  readonly hasWheel: boolean
  /** Initial look. */
  readonly start: Look
  /** Called with the new look when the view has been turned. */
  readonly onLook: (look: Look) => void
  /** Called when an image is shown. */
  readonly onShown: () => void
  readonly onFailure: (error: unknown) => void
}

/**
 * Manages a panorama inside an element: opens it with the first image, passes every later image to it, and closes it
 * on unmount. On an error it is closed, and the content below becomes visible.
 */
export function usePanorama(
  box: RefObject<HTMLDivElement | null>,
  { address, load, hasWheel, start, onLook, onShown, onFailure }: PanoramaSource,
) {
  const [isShown, setShown] = useState(false)
  const [look, setLook] = useState(start)
  const panorama = useRef<Panorama | null>(null)
  const isUnsupported = useRef(false)

  const close = (): void => {
    panorama.current?.close()
    panorama.current = null
  }
  const fail = useEffectEvent((error: unknown) => {
    close()
    isUnsupported.current = isWithoutWebgl(error)
    setShown(false)
    onFailure(error)
  })
  const show = useEffectEvent((open: typeof import('./panorama.ts'), picture: ImageBitmap) => {
    if (!box.current) return
    panorama.current ??= open.openPanorama(box.current, {
      start: look,
      hasWheel,
      onLook: (next) => {
        setLook(next)
        onLook(next)
      },
      onLost: () => fail(new Error('the WebGL context was lost')),
    })
    panorama.current.show(picture)
    setShown(true)
    onShown()
  })

  useEffect(() => {
    if (address === null || isUnsupported.current) return
    const stop = new AbortController()
    const loadPanorama = async (): Promise<void> => {
      const decoding = load(address, stop.signal).then((blob) => createImageBitmap(blob))
      try {
        const renderer = importWithRetry(() => import('./panorama.ts'))
        const [opener, picture] = await Promise.all([renderer, decoding])
        if (!stop.signal.aborted) show(opener, picture)
      } finally {
        decoding.then((picture) => picture.close()).catch(() => undefined)
      }
    }
    loadPanorama().catch((error: unknown) => {
      if (!stop.signal.aborted) fail(error)
    })
    return () => stop.abort()
  }, [address, load])

  useEffect(() => close, [])

  return { isShown, look, turn: (move: Partial<Look>) => panorama.current?.turn(move) }
}

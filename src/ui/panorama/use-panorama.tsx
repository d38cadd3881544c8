import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Look } from './panorama-look.ts'
import type { Panorama } from './panorama.ts'

/** Pause before the renderer's chunk is asked for once more, in milliseconds. */
const SECOND_TRY = 1000

const loadRenderer = () => import('./panorama.ts')

const loadRendererAgain = async () => {
  await new Promise((resolve) => setTimeout(resolve, SECOND_TRY))
  return loadRenderer()
}

/** No later picture will do better: it need not be fetched. */
const isWithoutWebgl = (error: unknown): boolean =>
  (error as { readonly type?: unknown } | null)?.type === 'no webgl'

export interface PanoramaSource {
  /** Null until it is wanted. */
  readonly address: string | null
  /** Fetches a picture's bytes; never changes. */
  readonly load: (address: string, signal: AbortSignal) => Promise<Blob>
  /** Where it looks at first. */
  readonly start: Look
  /** It has been turned. */
  readonly onLook: (look: Look) => void
  /** A picture is there. */
  readonly onShown: () => void
  readonly onFailure: (error: unknown) => void
}

/**
 * Keeps a panorama in an element: opened with the first picture, given each later one, closed with the
 * component. A failure closes it, so that what lies under it is seen.
 */
export function usePanorama(
  box: RefObject<HTMLDivElement | null>,
  { address, load, start, onLook, onShown, onFailure }: PanoramaSource,
) {
  const [isShown, setShown] = useState(false)
  const [look, setLook] = useState(start)
  const panorama = useRef<Panorama | null>(null)
  const isHopeless = useRef(false)

  const close = (): void => {
    panorama.current?.close()
    panorama.current = null
  }
  const fail = useEffectEvent((error: unknown) => {
    close()
    isHopeless.current = isWithoutWebgl(error)
    setShown(false)
    onFailure(error)
  })
  const show = useEffectEvent((open: typeof import('./panorama.ts'), picture: ImageBitmap) => {
    if (!box.current) return
    panorama.current ??= open.openPanorama(box.current, {
      start: look,
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
    if (address === null || isHopeless.current) return
    const stop = new AbortController()
    const bring = async (): Promise<void> => {
      const [renderer, picture] = await Promise.all([
        loadRenderer().catch(loadRendererAgain),
        load(address, stop.signal).then((blob) => createImageBitmap(blob)),
      ])
      if (!stop.signal.aborted) show(renderer, picture)
      picture.close()
    }
    bring().catch((error: unknown) => {
      if (!stop.signal.aborted) fail(error)
    })
    return () => stop.abort()
  }, [address, load])

  useEffect(() => close, [])

  return { isShown, look, turn: (move: Partial<Look>) => panorama.current?.turn(move) }
}

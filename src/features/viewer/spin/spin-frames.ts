import { loadingOrder, nearestFrame } from '../frame-rotation.ts'
import type { FrameDecoder } from './frame-decoder.ts'
import { createSizing, type Box } from './spin-size.ts'

/** Concurrent requests once the first frame has been painted. */
const LANES = 3

export type LoadPicture = (
  url: string,
  signal: AbortSignal,
  priority: 'high' | 'low',
) => Promise<Blob>

export interface SpinFramesOptions {
  /** Frame URLs in turning order. */
  readonly urls: readonly string[]
  /** URL of the first of them in a larger size; null for none. */
  readonly largeFrame: string | null
  /** Index of the frame that is shown first; no other is requested before it has been painted. */
  readonly first: number
  /** Data saving: requests other frames only on demand. */
  readonly isSaving: boolean
  readonly load: LoadPicture
  readonly decode: FrameDecoder['decode']
  /** Available size for the image, in device pixels. */
  readonly box: () => Box
  /** Called when a frame has loaded or failed. */
  readonly onChange: () => void
  /** Resolves when the last drawing has been painted. */
  readonly seen: () => Promise<void>
  /** Called when the request queue is empty. */
  readonly onRest: () => void
}

/** The loaded frames of a full turn. */
export interface SpinFrames {
  readonly count: number
  readonly isBroken: (frame: number) => boolean
  readonly isLoaded: (frame: number) => boolean
  /** The loaded frame nearest to this one; null while there is none. */
  readonly nearest: (frame: number) => ImageBitmap | null
  /**
   * A loaded frame decoded at display size; null if that is no sharper than the frame used for turning. The caller
   * must close it.
   */
  readonly fine: (frame: number) => Promise<ImageBitmap | null>
  /**
   * The larger picture of a frame at display size; null if there is none, the display has no pixels for it, or the
   * visitor saves data. The caller must close it.
   */
  readonly large: (frame: number) => Promise<ImageBitmap | null>
  /** Moves a frame to the front of the queue. */
  readonly prioritise: (frame: number) => void
  /** Whether the available size has outgrown the decoded images. */
  readonly isTooSmall: () => boolean
  /** Frees the images and cancels pending requests. */
  readonly close: () => void
}

/** Loads the frames of a turn from coarse to fine angles, three at a time. */
export function createSpinFrames(options: SpinFramesOptions): SpinFrames {
  const { urls, largeFrame, isSaving, load, onChange, seen, onRest } = options
  const count = urls.length
  const sizing = createSizing(count, options.box, options.decode)
  const bitmaps = new Map<number, ImageBitmap>()
  const broken = new Set<number>()
  const requested = new Set<number>()
  const end = new AbortController()
  let queue = [...loadingOrder(count, options.first)]
  let lanes = 1
  let busy = 0

  async function loadFrame(frame: number): Promise<void> {
    const priority = bitmaps.size === 0 ? 'high' : 'low'
    try {
      const bitmap = await sizing.decode(await load(urls[frame] ?? '', end.signal, priority))
      if (end.signal.aborted) return bitmap.close()
      bitmaps.set(frame, bitmap)
    } catch {
      // The rotation skips frames that failed to load.
      broken.add(frame)
    }
    if (!end.signal.aborted) onChange()
    if (lanes === 1 && bitmaps.size > 0) {
      await seen()
      lanes = LANES
      if (isSaving) queue = []
    }
  }

  function loadNext(): void {
    while (busy < lanes && queue.length > 0 && !end.signal.aborted) {
      const frame = queue.shift() ?? 0
      if (requested.has(frame)) continue
      requested.add(frame)
      busy += 1
      void loadFrame(frame).then(() => {
        busy -= 1
        loadNext()
      })
    }
    if (busy === 0 && !end.signal.aborted) onRest()
  }
  loadNext()

  return {
    count,
    isBroken: (frame) => broken.has(frame),
    isLoaded: (frame) => bitmaps.has(frame),
    nearest(frame) {
      const found = nearestFrame(frame, count, (index) => bitmaps.has(index))
      return found === null ? null : (bitmaps.get(found) ?? null)
    },
    async fine(frame) {
      if (!bitmaps.has(frame)) return null
      return sizing.decodeFine(await load(urls[frame] ?? '', end.signal, 'low'))
    },
    async large(frame) {
      if (frame > 0 || largeFrame === null || isSaving || !sizing.isBeyondOwn()) return null
      return sizing.decodeLarge(await load(largeFrame, end.signal, 'low'))
    },
    prioritise(frame) {
      if (requested.has(frame)) return
      queue.unshift(frame)
      loadNext()
    },
    isTooSmall: sizing.isTooSmall,
    close() {
      end.abort()
      for (const bitmap of bitmaps.values()) bitmap.close()
      bitmaps.clear()
    },
  }
}

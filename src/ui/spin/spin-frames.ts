import { loadingOrder, nearestFrame } from '../../domain/frame-rotation.ts'
import { createSizing, type Box } from './spin-size.ts'

/** Frames asked for at the same time, once the first one is seen. */
const LANES = 3

export type LoadPicture = (
  url: string,
  signal: AbortSignal,
  priority: 'high' | 'low',
) => Promise<Blob>

export interface SpinFramesOptions {
  /** Addresses in turning order. */
  readonly urls: readonly string[]
  /** The frame that is shown first: nothing else is asked for before it is seen. */
  readonly first: number
  /** Asks for other frames only when they are wanted. */
  readonly isSaving: boolean
  readonly load: LoadPicture
  /** The room for the picture, in device pixels. */
  readonly box: () => Box
  /** A frame has come or turned out broken. */
  readonly onChange: () => void
  /** Settles when what was drawn last has been seen. */
  readonly seen: () => Promise<void>
  /** Nothing is left to ask for. */
  readonly onRest: () => void
}

/** The frames of one turn, as far as they are there. */
export interface SpinFrames {
  readonly count: number
  readonly isBroken: (frame: number) => boolean
  /** The frame nearest to this one that can be drawn now; null while there is none. */
  readonly nearest: (frame: number) => ImageBitmap | null
  /** A frame that is there, as fine as it is shown; null where the one for turning is. The caller frees it. */
  readonly fine: (frame: number) => Promise<ImageBitmap | null>
  /** Asks for a frame before all others. */
  readonly want: (frame: number) => void
  /** Whether the room has outgrown the pictures. */
  readonly isTooSmall: () => boolean
  /** Frees the pictures and gives up what is on its way. */
  readonly close: () => void
}

/** Loads a turn from coarse to fine, three frames at a time. */
export function createSpinFrames(options: SpinFramesOptions): SpinFrames {
  const { urls, isSaving, load, onChange, seen, onRest } = options
  const count = urls.length
  const sizing = createSizing(count, options.box)
  const bitmaps = new Map<number, ImageBitmap>()
  const broken = new Set<number>()
  const asked = new Set<number>()
  const end = new AbortController()
  let queue = [...loadingOrder(count, options.first)]
  let lanes = 1
  let busy = 0

  async function bring(frame: number): Promise<void> {
    const priority = bitmaps.size === 0 ? 'high' : 'low'
    try {
      const bitmap = await sizing.decode(await load(urls[frame] ?? '', end.signal, priority))
      if (end.signal.aborted) return bitmap.close()
      bitmaps.set(frame, bitmap)
    } catch {
      // The rotation goes over a frame that cannot be had.
      broken.add(frame)
    }
    if (!end.signal.aborted) onChange()
    if (lanes === 1 && bitmaps.size > 0) {
      await seen()
      lanes = LANES
      if (isSaving) queue = []
    }
  }

  function goOn(): void {
    while (busy < lanes && queue.length > 0 && !end.signal.aborted) {
      const frame = queue.shift() ?? 0
      if (asked.has(frame)) continue
      asked.add(frame)
      busy += 1
      void bring(frame).then(() => {
        busy -= 1
        goOn()
      })
    }
    if (busy === 0 && !end.signal.aborted) onRest()
  }
  goOn()

  return {
    count,
    isBroken: (frame) => broken.has(frame),
    nearest(frame) {
      const found = nearestFrame(frame, count, (index) => bitmaps.has(index))
      return found === null ? null : (bitmaps.get(found) ?? null)
    },
    async fine(frame) {
      if (!bitmaps.has(frame)) return null
      return sizing.decodeFine(await load(urls[frame] ?? '', end.signal, 'low'))
    },
    want(frame) {
      if (asked.has(frame)) return
      queue.unshift(frame)
      goOn()
    },
    isTooSmall: sizing.isTooSmall,
    close() {
      end.abort()
      for (const bitmap of bitmaps.values()) bitmap.close()
      bitmaps.clear()
    },
  }
}

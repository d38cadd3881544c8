import type { TurnPictures } from '../../../core/catalogue/catalogue.ts'
import { afterPaint } from '../../../platform/page.ts'
import { savesData } from '../../../platform/connection.ts'
import { loadingOrder, nearestFrame } from '../frame-rotation.ts'
import { decodeHere } from './frame-decoder.ts'

/** Concurrent requests once the first frame has been painted. */
const LANES = 3

/** Memory budget for the decoded frames of one turn, in bytes; with the browser's overhead it stays under 90 MB. */
const MEMORY = 60_000_000

const BYTES_PER_PIXEL = 4

/** How far the available size may exceed the decoded size before the frames are decoded again. */
const SLACK = 1.25

/** How much sharper a single frame must be to be decoded again. */
const WORTH = 1.05

interface Size {
  readonly width: number
  readonly height: number
}

export type LoadPicture = (
  url: string,
  signal: AbortSignal,
  priority: 'high' | 'low',
) => Promise<Blob>

/** The pictures of a car that can be turned: its frames, and the first of them in a larger size. */
export type CarFrames = Pick<TurnPictures, 'frames' | 'largeFrame'>

export interface SpinFramesOptions extends CarFrames {
  /** Index of the frame that is shown first; no other is requested before it has been painted. */
  readonly first: number
  readonly load: LoadPicture
  /** Decodes a picture at this width. */
  readonly decode: (picture: Blob, width: number) => Promise<ImageBitmap>
  /** Available size for the image, in device pixels. */
  readonly box: () => Size
  /** Called when a frame has loaded or failed. */
  readonly onChange: () => void
  /** Called when the request queue is empty. */
  readonly onRest: () => void
}

/** The loaded frames of a full turn. */
export type SpinFrames = ReturnType<typeof createSpinFrames>

/**
 * Loads the frames of a turn from coarse to fine angles, three at a time; to save data, only those that are needed. All
 * are decoded at the same size, derived from the first one.
 */
export function createSpinFrames(options: SpinFramesOptions) {
  const { frames: urls, largeFrame, load, decode, box, onChange, onRest } = options
  const count = urls.length
  const bitmaps = new Map<number, ImageBitmap>()
  const broken = new Set<number>()
  const requested = new Set<number>()
  const end = new AbortController()
  let queue = [...loadingOrder(count, options.first)]
  let lanes = 1
  let busy = 0
  /** The size of the pictures themselves. */
  let own: Size = { width: 0, height: 1 }
  let width = 0

  async function decodeFrame(picture: Blob): Promise<ImageBitmap> {
    if (width > 0) return decode(picture, width)
    const full = await createImageBitmap(picture)
    own = { width: full.width, height: full.height }
    width = frameWidth(own, box(), count)
    if (width >= full.width) return full
    // The first frame does not wait for the worker to start.
    return decodeHere(full, width).finally(() => full.close())
  }

  async function loadFrame(frame: number): Promise<void> {
    const priority = bitmaps.size === 0 ? 'high' : 'low'
    try {
      const bitmap = await decodeFrame(await load(urls[frame] ?? '', end.signal, priority))
      if (end.signal.aborted) return bitmap.close()
      bitmaps.set(frame, bitmap)
    } catch {
      // The rotation skips frames that failed to load.
      broken.add(frame)
    }
    if (!end.signal.aborted) onChange()
    if (lanes === 1 && bitmaps.size > 0) {
      await new Promise<void>(afterPaint)
      lanes = LANES
      if (savesData()) queue = []
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
    isBroken: (frame: number) => broken.has(frame),
    isLoaded: (frame: number) => bitmaps.has(frame),
    /** The loaded frame nearest to this one; null while there is none. */
    nearest(frame: number): ImageBitmap | null {
      const found = nearestFrame(frame, count, (index) => bitmaps.has(index))
      return found === null ? null : (bitmaps.get(found) ?? null)
    },
    /**
     * A loaded frame decoded at display size, beyond what the memory budget allows for all; null if that is no sharper
     * than the frame used for turning. The caller must close it.
     */
    fine: async (frame: number): Promise<ImageBitmap | null> => {
      const fine = Math.min(own.width, shownWidth(own, box()))
      if (!bitmaps.has(frame) || fine <= width * WORTH) return null
      return decode(await load(urls[frame] ?? '', end.signal, 'low'), fine)
    },
    /**
     * The larger picture of a frame at display size; null if there is none, the display has no pixels for it, or the
     * visitor saves data. The caller must close it.
     */
    large: async (frame: number): Promise<ImageBitmap | null> => {
      const shown = shownWidth(own, box())
      if (frame > 0 || largeFrame === null || savesData() || shown <= own.width * WORTH) return null
      return decode(await load(largeFrame, end.signal, 'low'), shown)
    },
    /** Moves a frame to the front of the queue. */
    prioritise(frame: number): void {
      if (requested.has(frame)) return
      queue.unshift(frame)
      loadNext()
    },
    /** Whether the available size has outgrown the decoded frames, and the pictures have a higher resolution to offer. */
    isTooSmall: () => width > 0 && frameWidth(own, box(), count) > width * SLACK,
    /** Frees the images and cancels pending requests. */
    close(): void {
      end.abort()
      for (const bitmap of bitmaps.values()) bitmap.close()
      bitmaps.clear()
    },
  }
}

/** The display width of a frame in pixels: all of the box that its proportions allow. */
function shownWidth(own: Size, box: Size): number {
  return Math.floor(Math.min(box.width, (box.height * own.width) / own.height))
}

/**
 * The decoded width, in pixels, of every frame: its display width, never more than its own, within the memory budget.
 */
export function frameWidth(own: Size, box: Size, count: number): number {
  const affordable = Math.sqrt((MEMORY / BYTES_PER_PIXEL / count) * (own.width / own.height))
  return Math.max(1, Math.floor(Math.min(own.width, shownWidth(own, box), affordable)))
}

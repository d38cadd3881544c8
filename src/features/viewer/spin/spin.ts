import type { TurnPictures } from '../../../core/catalogue/catalogue.ts'
import { afterPaint } from '../../../platform/page.ts'
import { savesData } from '../../../platform/connection.ts'
import { coarseFrames, distance, loadingOrder, nearestFrame, turnFrame } from '../frame-rotation.ts'
import { decodeHere } from './frame-decoder.ts'

/** Concurrent requests once the first frame has been painted. */
const LANES = 3

/** Memory budget for the decoded frames of one turn, in bytes. */
const MEMORY = 17_000_000

/** Frames on each side of the angle that are kept decoded. */
const NEAR = 4

/** Frames decoded at a time. */
const DECODERS = 2

const BYTES_PER_PIXEL = 4

/** How far the available size may exceed the decoded size before the frames are decoded again. */
const SLACK = 1.25

/** How much sharper a single frame must be to be decoded again. */
const WORTH = 1.05

/** Time without movement after which the current frame is decoded at full display size, in milliseconds. */
const STILL = 150

interface Size {
  readonly width: number
  readonly height: number
}

/** What a car that can be turned loads, and what it reports. */
export interface SpinSource extends Pick<TurnPictures, 'frames' | 'largeFrame'> {
  readonly load: (url: string, signal: AbortSignal, priority: 'high' | 'low') => Promise<Blob>
  /** Called when the request queue is empty. */
  readonly onRest: () => void
  /** Called when none of the frames can be shown. */
  readonly onBroken: () => void
}

export interface SpinOptions extends SpinSource {
  readonly canvas: HTMLCanvasElement
  /** Index of the frame that is shown first; no other is requested before it has been painted. */
  readonly first: number
  /** Decodes a picture at this width. */
  readonly decode: (picture: Blob, width: number) => Promise<ImageBitmap>
  /** Called when the current frame has changed. */
  readonly onFrame: (frame: number) => void
  /** Called when the buyer has turned the car to another frame. */
  readonly onTurn: (frame: number) => void
  /** Called when the car has stood still for a moment, with the frame that is drawn. */
  readonly onStill: (frame: number) => void
  /** Called when the first image is on the canvas. */
  readonly onDrawn: () => void
}

export type Spin = ReturnType<typeof createSpin>

/**
 * A car that can be turned, drawn on a canvas. Loads its frames from coarse to fine angles, three at a time; to save
 * data, only those that are needed. Decoded are those near the angle and a coarse turn, which a fast turn shows; the others
 * are kept as files. All are decoded at the same size, derived from the first one.
 */
export function createSpin(options: SpinOptions) {
  const { canvas, frames: urls, largeFrame, load, decode } = options
  const count = urls.length
  // `willReadFrequently` keeps the canvas in main memory: the GPU would hold a second copy of every frame.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const files = new Map<number, Blob>()
  const bitmaps = new Map<number, ImageBitmap>()
  const decoding = new Set<number>()
  const coarse = new Set(coarseFrames(count, options.first))
  /** At most so many frames are decoded at once. */
  const kept = Math.min(count, coarse.size + 2 * NEAR)
  const isKept = (index: number) => coarse.has(index) || distance(index, frame, count) <= NEAR
  const broken = new Set<number>()
  const requested = new Set<number>()
  const end = new AbortController()
  const { signal } = end
  let queue = [...loadingOrder(count, options.first)]
  let lanes = 1
  let busy = 0
  /** The size of the pictures themselves. */
  let own: Size = { width: 0, height: 1 }
  let width = 0
  let frame = options.first
  let drawn: ImageBitmap | null = null
  /** Whether the frame has been drawn, or the one nearest to it. */
  let isReached = false
  let frameRequest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Available size for the image, in device pixels. */
  const box = (): Size => ({
    width: canvas.clientWidth * devicePixelRatio,
    height: canvas.clientHeight * devicePixelRatio,
  })
  const unbroken = () => urls.flatMap((_, index) => (broken.has(index) ? [] : index))
  const nearestUnbroken = (to: number): number | null =>
    nearestFrame(to, count, (index) => !broken.has(index))

  function paint(bitmap: ImageBitmap): void {
    if (!context) return
    if (canvas.width !== bitmap.width) canvas.width = bitmap.width
    if (canvas.height !== bitmap.height) canvas.height = bitmap.height
    // Replaces the previous content, so that it does not show through a frame with transparency.
    context.globalCompositeOperation = 'copy'
    context.drawImage(bitmap, 0, 0)
  }

  function draw(): void {
    frameRequest = 0
    const nearest = nearestFrame(frame, count, (index) => bitmaps.has(index))
    const bitmap = nearest === null ? undefined : bitmaps.get(nearest)
    if (!bitmap || (bitmap === drawn && isReached)) return
    if (bitmap !== drawn) paint(bitmap)
    if (drawn === null) options.onDrawn()
    drawn = bitmap
    isReached = true
    clearTimeout(timer)
    timer = setTimeout(standStill, STILL)
  }

  function standStill(): void {
    if (!bitmaps.has(frame)) return
    options.onStill(frame)
    void refine(frame).catch(() => undefined)
  }

  /**
   * Redraws a frame at full display size, beyond what the memory budget allows for all, then from its larger picture,
   * where the display has the pixels for it.
   */
  async function refine(at: number): Promise<void> {
    const shown = shownWidth(own, box())
    const large = at === 0 && !savesData() ? largeFrame : null
    const pictures = [
      { get: () => files.get(at), wide: Math.min(own.width, shown), before: width },
      { get: () => large && load(large, signal, 'low'), wide: shown, before: own.width },
    ]
    for (const { get, wide, before } of pictures) {
      if (wide <= before * WORTH || at !== frame) continue
      const picture = await get()
      if (!picture) continue
      const fine = await decode(picture, wide)
      if (at === frame && !signal.aborted) paint(fine)
      fine.close()
    }
  }

  /** Draws at most once per animation frame, however many turns there are in between. */
  function schedule(): void {
    frameRequest ||= requestAnimationFrame(draw)
  }

  function stand(at: number): void {
    frame = at
    isReached = false
    if (!requested.has(frame)) {
      queue.unshift(frame)
      loadNext()
    }
    options.onFrame(frame)
    decodeNear()
    schedule()
  }

  function turn(to: number): void {
    stand(to)
    options.onTurn(frame)
  }

  async function decodeFile(picture: Blob): Promise<ImageBitmap> {
    if (width > 0) return decode(picture, width)
    const full = await createImageBitmap(picture)
    own = { width: full.width, height: full.height }
    width = frameWidth(own, box(), kept)
    if (width >= full.width) return full
    // The first frame does not wait for the worker to start.
    return decodeHere(full, width).finally(() => full.close())
  }

  async function decodeFrame(index: number): Promise<void> {
    decoding.add(index)
    try {
      const bitmap = await decodeFile(files.get(index) as Blob)
      if (signal.aborted) return bitmap.close()
      bitmaps.set(index, bitmap)
    } catch {
      skip(index)
    }
    decoding.delete(index)
    if (signal.aborted) return
    decodeNear()
    schedule()
  }

  /** Decodes the frames near the angle that have arrived, the nearest first, and releases the others. */
  function decodeNear(): void {
    for (const [index, bitmap] of bitmaps) {
      if (isKept(index)) continue
      bitmap.close()
      bitmaps.delete(index)
    }
    while (decoding.size < DECODERS) {
      const next = nearestFrame(
        frame,
        count,
        (index) => isKept(index) && files.has(index) && !bitmaps.has(index) && !decoding.has(index),
      )
      if (next === null) return
      void decodeFrame(next)
    }
  }

  /** The rotation skips frames that cannot be loaded or decoded. */
  function skip(index: number): void {
    files.delete(index)
    broken.add(index)
    if (signal.aborted || !broken.has(frame)) return
    const other = nearestUnbroken(frame)
    if (other === null) options.onBroken()
    else stand(other)
  }

  async function loadFrame(index: number): Promise<void> {
    const priority = bitmaps.size === 0 ? 'high' : 'low'
    const picture = await load(urls[index] ?? '', signal, priority).catch(() => null)
    if (picture === null) return skip(index)
    if (signal.aborted) return
    files.set(index, picture)
    if (lanes > 1) return decodeNear()
    await decodeFrame(index)
    if (bitmaps.size === 0) return
    await new Promise<void>(afterPaint)
    lanes = LANES
    if (savesData()) queue = []
  }

  function loadNext(): void {
    while (busy < lanes && queue.length > 0 && !signal.aborted) {
      const next = queue.shift() ?? 0
      if (requested.has(next)) continue
      requested.add(next)
      busy += 1
      void loadFrame(next).then(() => {
        busy -= 1
        loadNext()
      })
    }
    if (busy === 0 && !signal.aborted) options.onRest()
  }
  loadNext()
  options.onFrame(frame)

  return {
    /** Turns by a number of frames, skipping broken ones; negative is backwards. */
    turnBy: (by: number) => turn(turnFrame(frame, by, unbroken())),
    /** Turns to a frame, or to the nearest one that is not broken. */
    turnTo: (target: number) => turn(nearestUnbroken(target) ?? frame),
    /** Whether the available size has outgrown the decoded frames, and the pictures have a higher resolution to offer. */
    isTooSmall: () => width > 0 && frameWidth(own, box(), kept) > width * SLACK,
    /** Frees the images and cancels pending requests. The canvas keeps its content. */
    close(): void {
      end.abort()
      cancelAnimationFrame(frameRequest)
      clearTimeout(timer)
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
 * The width, in pixels, at which frames are decoded: their display width, never more than their own, so that this number
 * of frames is within the memory budget.
 */
export function frameWidth(own: Size, box: Size, count: number): number {
  const affordable = Math.sqrt((MEMORY / BYTES_PER_PIXEL / count) * (own.width / own.height))
  return Math.max(1, Math.floor(Math.min(own.width, shownWidth(own, box), affordable)))
}

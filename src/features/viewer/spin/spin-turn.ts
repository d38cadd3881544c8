import { nearestFrame, turnFrame } from '../frame-rotation.ts'
import { createFrameDecoder } from './frame-decoder.ts'
import {
  createSpinFrames,
  type CarFrames,
  type LoadPicture,
  type SpinFrames,
} from './spin-frames.ts'

/** Time without movement after which the current frame is decoded at full display size, in milliseconds. */
const STILL = 150

interface SpinTurnOptions {
  readonly canvas: HTMLCanvasElement
  readonly load: LoadPicture
  /** Called when the current frame has changed. */
  readonly onFrame: (frame: number, count: number) => void
  /** Called when the car has stood still for a moment, with the frame that is drawn. */
  readonly onStill: (frame: number) => void
  /** Called when the buyer has turned the car. */
  readonly onTurn: (frame: number, count: number) => void
  /** Called when the first image is on the canvas. */
  readonly onDrawn: () => void
  /** Called when no frame can be shown. */
  readonly onBroken: () => void
  /** Called when every frame that is loaded automatically has loaded. */
  readonly onRest: () => void
}

export type SpinTurn = ReturnType<typeof createSpinTurn>

/** A car that can be turned, drawn on a canvas. */
export function createSpinTurn(options: SpinTurnOptions) {
  const { canvas } = options
  // `willReadFrequently` keeps the canvas in main memory: the GPU would hold a second copy of every frame.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const decoder = createFrameDecoder()
  let car: CarFrames = { frames: [], largeFrame: null }
  let frames: SpinFrames | null = null
  let frame = 0
  let drawn: ImageBitmap | null = null
  /** The frame that has been drawn, or whose nearest has; null once the car has moved on. */
  let reached: number | null = null
  let isBegun = false
  let frameRequest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

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
    const bitmap = frames?.nearest(frame) ?? null
    if (bitmap === null || (bitmap === drawn && reached === frame)) return
    if (bitmap !== drawn) paint(bitmap)
    drawn = bitmap
    reached = frame
    if (!isBegun) options.onDrawn()
    isBegun = true
    clearTimeout(timer)
    timer = setTimeout(standStill, STILL)
  }

  function standStill(): void {
    if (frames?.isLoaded(frame)) options.onStill(frame)
    void refine().catch(() => undefined)
  }

  /**
   * Redraws the current frame at full display size, then from its larger picture. Only this one: all frames together
   * would exceed the memory budget.
   */
  async function refine(): Promise<void> {
    const [of, at] = [frames, frame]
    const isCurrent = (): boolean => of === frames && at === frame
    for (const decode of [of?.fine, of?.large]) {
      const fine = isCurrent() ? await decode?.(at) : null
      if (fine && isCurrent()) paint(fine)
      fine?.close()
    }
  }

  /** Draws at most once per animation frame, however many turns there are in between. */
  function schedule(): void {
    frameRequest ||= requestAnimationFrame(draw)
  }

  function stand(at: number): void {
    if (!frames) return
    frame = at
    reached = null
    frames.prioritise(frame)
    options.onFrame(frame, frames.count)
    schedule()
  }

  function turn(to: number): void {
    if (!frames) return
    stand(to)
    options.onTurn(frame, frames.count)
  }

  function onChange(): void {
    schedule()
    if (!frames?.isBroken(frame)) return
    const other = nearestUnbroken(frames, frame)
    if (other === null) options.onBroken()
    else stand(other)
  }

  function open(): void {
    frames?.close()
    drawn = null
    frames = createSpinFrames({
      ...car,
      first: frame,
      load: options.load,
      decode: decoder.decode,
      box: () => ({
        width: canvas.clientWidth * devicePixelRatio,
        height: canvas.clientHeight * devicePixelRatio,
      }),
      onChange,
      onRest: options.onRest,
    })
  }

  /** Frees the decoded images; the canvas keeps its content. */
  function rest(): void {
    frames?.close()
    frames = null
  }

  return {
    /** Shows another car at the given frame. The old one stays until it has loaded. */
    show(next: CarFrames, at: number): void {
      frame = at
      car = { frames: next.frames, largeFrame: next.largeFrame }
      open()
      options.onFrame(frame, next.frames.length)
    },
    /** Turns by a number of frames, skipping broken ones; negative is backwards. */
    turnBy(by: number): void {
      if (frames) turn(turnFrame(frame, by, frames.count, frames.isBroken))
    },
    /** Turns to a frame, or to the nearest one that is not broken. */
    turnTo(target: number): void {
      if (frames) turn(nearestUnbroken(frames, target) ?? frame)
    },
    /** Call when the available size has changed. */
    fit(): void {
      if (frames?.isTooSmall()) open()
    },
    rest,
    close(): void {
      cancelAnimationFrame(frameRequest)
      clearTimeout(timer)
      rest()
      decoder.close()
    },
  }
}

const nearestUnbroken = ({ count, isBroken }: SpinFrames, frame: number): number | null =>
  nearestFrame(frame, count, (index) => !isBroken(index))

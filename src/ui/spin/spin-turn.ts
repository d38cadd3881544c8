import { nearestFrame, sameAngle, turnFrame, wrapFrame } from '../../domain/frame-rotation.ts'
import { createSpinFrames, type LoadPicture, type SpinFrames } from './spin-frames.ts'

/** How long the car must stand still before its picture is made as fine as its place, in milliseconds. */
const STILL = 150

export interface SpinTurnOptions {
  readonly canvas: HTMLCanvasElement
  readonly load: LoadPicture
  readonly isSaving: boolean
  /** The frame that the car stands at has changed. */
  readonly onFrame: (frame: number, count: number) => void
  /** The buyer has turned the car. */
  readonly onTurn: (frame: number, count: number) => void
  /** The first picture stands on the canvas. */
  readonly onDrawn: () => void
  /** None of the frames can be shown. */
  readonly onBroken: () => void
  /** Every frame that is asked for by itself is there. */
  readonly onRest: () => void
}

/** A car that can be turned, drawn on a canvas. */
export interface SpinTurn {
  /** Shows a car, at the angle at which the last one stood or at a given frame; until then that one stays. */
  readonly show: (urls: readonly string[], at?: number) => void
  /** Frees the pictures; the one on the canvas stays. */
  readonly rest: () => void
  /** Turns by frames, over broken ones; negative is backwards. */
  readonly turnBy: (frames: number) => void
  readonly turnTo: (frame: number) => void
  /** The room has changed. */
  readonly fit: () => void
  readonly close: () => void
}

export function createSpinTurn(options: SpinTurnOptions): SpinTurn {
  const { canvas } = options
  // In the page's own memory: a graphics card would hold every frame a second time.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let urls: readonly string[] = []
  let frames: SpinFrames | null = null
  let frame = 0
  let drawn: ImageBitmap | null = null
  let isBegun = false
  let ticket = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function paint(bitmap: ImageBitmap): void {
    if (!context) return
    if (canvas.width !== bitmap.width) canvas.width = bitmap.width
    if (canvas.height !== bitmap.height) canvas.height = bitmap.height
    // Replaces what is there, so that a frame with a clear ground leaves nothing of the last one.
    context.globalCompositeOperation = 'copy'
    context.drawImage(bitmap, 0, 0)
  }

  function draw(): void {
    ticket = 0
    const bitmap = frames?.nearest(frame) ?? null
    if (bitmap === null || bitmap === drawn) return
    paint(bitmap)
    drawn = bitmap
    if (!isBegun) options.onDrawn()
    isBegun = true
    clearTimeout(timer)
    timer = setTimeout(() => void refine().catch(() => undefined), STILL)
  }

  /** All frames together must be small; the one that stands need not. */
  async function refine(): Promise<void> {
    const [of, at] = [frames, frame]
    const fine = (await of?.fine(at)) ?? null
    if (fine === null) return
    if (of === frames && at === frame && ticket === 0) paint(fine)
    fine.close()
  }

  /** However many turns there are in between, one picture is drawn for each one that is seen. */
  function schedule(): void {
    ticket ||= requestAnimationFrame(draw)
  }

  function stand(at: number): void {
    if (!frames) return
    frame = at
    frames.want(frame)
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
    const { count, isBroken } = frames
    const other = nearestFrame(frame, count, (index) => !isBroken(index))
    if (other === null) options.onBroken()
    else stand(other)
  }

  function open(): void {
    frames?.close()
    drawn = null
    frames = createSpinFrames({
      urls,
      first: frame,
      isSaving: options.isSaving,
      load: options.load,
      box: () => ({
        width: canvas.clientWidth * devicePixelRatio,
        height: canvas.clientHeight * devicePixelRatio,
      }),
      onChange,
      seen: afterPaint,
      onRest: options.onRest,
    })
  }

  function rest(): void {
    frames?.close()
    frames = null
  }

  return {
    show(next, at) {
      frame = at ?? sameAngle(frame, urls.length, next.length)
      urls = next
      open()
      options.onFrame(frame, next.length)
    },
    turnBy(by) {
      if (frames) turn(turnFrame(frame, by, frames.count, frames.isBroken))
    },
    turnTo(wanted) {
      if (!frames) return
      const { count, isBroken } = frames
      turn(nearestFrame(wrapFrame(wanted, count), count, (index) => !isBroken(index)) ?? frame)
    },
    fit() {
      if (frames?.isTooSmall()) open()
    },
    rest,
    close() {
      cancelAnimationFrame(ticket)
      clearTimeout(timer)
      rest()
    },
  }
}

/** Settles once what the next animation frame draws has been put on the screen. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

import { followDrags } from '../follow-drags.ts'
import { dragStep } from '../frame-rotation.ts'

/** Highest speed at which a released car goes on turning, in CSS pixels of a drag per millisecond. */
const FASTEST = 1.2

/** Speed at which it stops: below it, the pauses between the frames are visible. */
const SLOWEST = 0.1

/** Time in which a released car loses 63 % of its speed, in milliseconds. */
const SLOWING = 180

/**
 * Turns a car with drags over an element. A car that is released while it turns slows down to a stop.
 * @param turnBy Called with the number of frames to turn; negative is backwards.
 * @returns A function that stops a car that is slowing down.
 */
export function turnByDrags(
  element: HTMLElement,
  turnBy: (frames: number) => void,
  signal: AbortSignal,
): () => void {
  let from = 0
  let last = 0
  let frame = 0
  const halt = (): void => cancelAnimationFrame(frame)

  const moveTo = (positions: readonly number[]): void => {
    let steps = 0
    for (const x of positions) {
      const step = dragStep(from, x)
      if (step !== 0) from = x
      steps += step
    }
    if (steps !== 0) turnBy(steps)
  }
  const slowDown = (speed: number): void => {
    let start: number | undefined
    const step = (now: number): void => {
      start ??= now
      const part = Math.exp((start - now) / SLOWING)
      moveTo([last + speed * SLOWING * (1 - part)])
      if (Math.abs(speed) * part > SLOWEST) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  followDrags(
    element,
    {
      onStart: ({ clientX }) => {
        halt()
        from = clientX
      },
      onMove: (_x, _y, event) => {
        last = event.clientX
        // All moves that the browser has merged into this event, so that fast moves lose no step.
        const samples = event.getCoalescedEvents?.() ?? []
        moveTo([...samples, event].map(({ clientX }) => clientX))
      },
      onRelease: (speed) => slowDown(Math.max(-FASTEST, Math.min(FASTEST, speed))),
    },
    signal,
  )
  signal.addEventListener('abort', halt)
  return halt
}

import { isMotionReduced } from '../../../platform/motion.ts'
import { dragStep } from '../frame-rotation.ts'

/** A pointer that rests this long before its release, in milliseconds, leaves the car where it is. */
const REST = 80

/** Highest speed at which a released car goes on turning, in CSS pixels of a drag per millisecond. */
const FASTEST = 1.2

/** Speed at which it stops: below it, the pauses between the frames are visible. */
const SLOWEST = 0.1

/** Time in which a released car loses 63 % of its speed, in milliseconds. */
const SLOWING = 180

/**
 * Follows a pointer from its press until it is released or the browser takes it over to scroll the page. A car that is
 * released while it turns slows down to a stop, unless the buyer prefers reduced motion. Listens in the capture phase
 * on purpose: React would search its tree on every move.
 * @param onSteps Called with the number of frames to turn; negative is backwards.
 * @returns A function that ends the drag early, and stops a car that is slowing down.
 */
export function followPointer(
  { pointerId, clientX, timeStamp }: PointerEvent,
  onSteps: (frames: number) => void,
): () => void {
  const end = new AbortController()
  let from = clientX
  let last = { x: clientX, time: timeStamp }
  let speed = 0
  let frame = 0

  const moveTo = (positions: readonly number[]): void => {
    let steps = 0
    for (const x of positions) {
      const step = dragStep(from, x)
      if (step !== 0) from = x
      steps += step
    }
    if (steps !== 0) onSteps(steps)
  }
  const slowDown = (): void => {
    let start: number | undefined
    const step = (now: number): void => {
      start ??= now
      const passed = (now - start) / SLOWING
      moveTo([last.x + speed * SLOWING * (1 - Math.exp(-passed))])
      if (Math.abs(speed) * Math.exp(-passed) > SLOWEST) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    event.stopPropagation()
    const elapsed = Math.max(1, event.timeStamp - last.time)
    speed = Math.max(-FASTEST, Math.min(FASTEST, (event.clientX - last.x) / elapsed))
    last = { x: event.clientX, time: event.timeStamp }
    // All moves that the browser has merged into this event, so that fast moves lose no step.
    const samples = event.getCoalescedEvents?.() ?? []
    moveTo([...samples, event].map((sample) => sample.clientX))
  }
  const stop = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    end.abort()
    const isMoving = event.type === 'pointerup' && event.timeStamp - last.time < REST
    if (isMoving && !isMotionReduced()) slowDown()
  }
  const first = { capture: true, signal: end.signal }
  addEventListener('pointermove', move, first)
  addEventListener('pointerup', stop, first)
  addEventListener('pointercancel', stop, first)
  // A second finger begins a pinch, which enlarges the car and does not turn it.
  addEventListener('pointerdown', () => end.abort(), first)
  return () => {
    end.abort()
    cancelAnimationFrame(frame)
  }
}

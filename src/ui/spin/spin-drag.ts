import { type Drag, followDrag } from '../../domain/frame-rotation.ts'

/**
 * Follows a pointer from its press until it is let go, or gives it to the page's scroll.
 * It listens ahead of all others: React would look through its tree at every movement.
 * @param onSteps Told by how many frames a movement turns; negative is backwards.
 * @returns Ends it early.
 */
export function followPointer(
  { pointerId, clientX }: PointerEvent,
  onSteps: (frames: number) => void,
): () => void {
  const end = new AbortController()
  let drag: Drag = { from: clientX, step: 0 }
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    event.stopPropagation()
    let steps = 0
    for (const { clientX: x } of samplesOf(event)) {
      drag = followDrag(drag, x)
      steps += drag.step
    }
    if (steps !== 0) onSteps(steps)
  }
  const stop = (event: PointerEvent): void => {
    if (event.pointerId === pointerId) end.abort()
  }
  const first = { capture: true, signal: end.signal }
  addEventListener('pointermove', move, first)
  addEventListener('pointerup', stop, first)
  addEventListener('pointercancel', stop, first)
  return () => end.abort()
}

/** The movements that the browser has put into one event, so that a fast one loses no step. */
function samplesOf(event: PointerEvent): readonly PointerEvent[] {
  const samples = event.getCoalescedEvents?.() ?? []
  return samples.length > 0 ? samples : [event]
}

import { type Drag, followDrag } from '../../domain/catalogue/frame-rotation.ts'

/**
 * Follows a pointer from its press until it is released or the browser takes it over to scroll the page. Listens in
 * the capture phase on purpose: React would search its tree on every move.
 * @param onSteps Called with the number of frames to turn; negative is backwards.
 * @returns A function that ends the drag early.
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

/** All moves that the browser has merged into one event, so that fast moves lose no step. */
function samplesOf(event: PointerEvent): readonly PointerEvent[] {
  const samples = event.getCoalescedEvents?.() ?? []
  return samples.length > 0 ? samples : [event]
}

/** Drag and pinch events, in CSS pixels. */
interface DragHandlers {
  /** The pointer has moved by this distance. */
  readonly onMove: (x: number, y: number) => void
  /** The pointer was released after moving, at this speed in pixels per millisecond. */
  readonly onRelease: (x: number, y: number) => void
  /** Two fingers moved apart (above 1) or together (below 1) by this factor. */
  readonly onPinch: (factor: number) => void
}

interface Point {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** A pointer that rests this long before its release, in milliseconds, causes no inertia. */
const REST = 80

/** Highest speed of the inertia, in pixels per millisecond. */
const FASTEST = 2.5

const limited = (speed: number): number => Math.min(FASTEST, Math.max(-FASTEST, speed))

const pointOf = (event: PointerEvent): Point => ({
  x: event.clientX,
  y: event.clientY,
  time: event.timeStamp,
})

/**
 * Follows mouse, pen and touch drags on an element. The CSS `touch-action` decides which touches reach it: when the
 * browser takes a touch over to scroll the page, the pointer is cancelled and its movement is reverted.
 */
export function followDrags(element: HTMLElement, handlers: DragHandlers): () => void {
  const points = new Map<number, Point>()
  let speed = { x: 0, y: 0 }
  let moved = { x: 0, y: 0 }
  const spread = (): number => {
    const [one, other] = [...points.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const move = (x: number, y: number): void => {
    moved = { x: moved.x + x, y: moved.y + y }
    handlers.onMove(x, y)
  }

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    points.set(event.pointerId, pointOf(event))
    speed = { x: 0, y: 0 }
    if (points.size === 1) moved = { x: 0, y: 0 }
    element.toggleAttribute('data-dragged', true)
  }
  const onMove = (event: PointerEvent): void => {
    const from = points.get(event.pointerId)
    if (!from) return
    const before = spread()
    const to = pointOf(event)
    points.set(event.pointerId, to)
    if (points.size === 2) {
      if (before > 0 && spread() > 0) handlers.onPinch(spread() / before)
      return
    }
    const took = Math.max(to.time - from.time, 1)
    speed = { x: limited((to.x - from.x) / took), y: limited((to.y - from.y) / took) }
    move(to.x - from.x, to.y - from.y)
  }
  const onEnd = (event: PointerEvent): void => {
    const from = points.get(event.pointerId)
    if (!from) return
    points.delete(event.pointerId)
    if (points.size > 0) return
    element.toggleAttribute('data-dragged', false)
    if (moved.x === 0 && moved.y === 0) return
    if (event.type === 'pointercancel') {
      move(-moved.x, -moved.y)
      return
    }
    const hasInertia = event.timeStamp - from.time < REST
    handlers.onRelease(hasInertia ? speed.x : 0, hasInertia ? speed.y : 0)
  }

  const end = new AbortController()
  const { signal } = end
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onEnd, { signal })
  element.addEventListener('pointercancel', onEnd, { signal })
  return () => end.abort()
}

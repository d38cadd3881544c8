export interface Point {
  readonly x: number
  readonly y: number
}

/** Drags and pinches, in CSS pixels. */
interface DragHandlers {
  /** Whether the drag of a single pointer is left to what is inside the element. */
  readonly isLeft?: () => boolean
  /** The pointer has moved by this distance. */
  readonly onMove: (x: number, y: number) => void
  /** The pointer was released after moving, at this speed in pixels per millisecond. */
  readonly onRelease?: (x: number, y: number) => void
  /** Two fingers moved apart (above 1) or together (below 1) by this factor, about the point between them. */
  readonly onPinch: (factor: number, middle: Point) => void
}

/** A pointer that rests this long before its release, in milliseconds, causes no inertia. */
const REST = 80

/** Highest speed of the inertia, in pixels per millisecond. */
const FASTEST = 2.5

const limited = (speed: number): number => Math.min(FASTEST, Math.max(-FASTEST, speed))

/**
 * Follows mouse, pen and touch drags on an element, but not on its buttons. The CSS `touch-action` decides which touches
 * reach it: when the browser takes a touch over to scroll the page, the pointer is cancelled and its movement is reverted.
 */
export function followDrags(element: HTMLElement, handlers: DragHandlers, signal: AbortSignal) {
  const points = new Map<number, Point & { readonly time: number }>()
  let speed = { x: 0, y: 0 }
  let moved = { x: 0, y: 0 }
  const isLeft = (): boolean => points.size === 1 && handlers.isLeft?.() === true
  const pointOf = (event: PointerEvent) => ({
    x: event.clientX,
    y: event.clientY,
    time: event.timeStamp,
  })
  const move = (x: number, y: number): void => {
    moved = { x: moved.x + x, y: moved.y + y }
    handlers.onMove(x, y)
  }

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    points.set(event.pointerId, pointOf(event))
    speed = { x: 0, y: 0 }
    if (points.size === 1) moved = { x: 0, y: 0 }
    if (isLeft()) return
    event.stopPropagation()
    element.setPointerCapture(event.pointerId)
    element.toggleAttribute('data-dragged', true)
  }
  const onMove = (event: PointerEvent): void => {
    const from = points.get(event.pointerId)
    if (!from) return
    const to = pointOf(event)
    points.set(event.pointerId, to)
    if (isLeft()) return
    event.stopPropagation()
    const other = [...points].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const spread = Math.hypot(from.x - other.x, from.y - other.y)
      const factor = Math.hypot(to.x - other.x, to.y - other.y) / Math.max(spread, 1)
      handlers.onPinch(factor, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
      return
    }
    const took = Math.max(to.time - from.time, 1)
    speed = { x: limited((to.x - from.x) / took), y: limited((to.y - from.y) / took) }
    move(to.x - from.x, to.y - from.y)
  }
  const onEnd = (event: PointerEvent): void => {
    const from = points.get(event.pointerId)
    points.delete(event.pointerId)
    if (!from || points.size > 0) return
    element.toggleAttribute('data-dragged', false)
    if (moved.x === 0 && moved.y === 0) return
    if (event.type === 'pointercancel') {
      move(-moved.x, -moved.y)
      return
    }
    const hasInertia = event.timeStamp - from.time < REST
    handlers.onRelease?.(hasInertia ? speed.x : 0, hasInertia ? speed.y : 0)
  }

  const first = { signal, capture: true }
  element.addEventListener('pointerdown', onDown, first)
  element.addEventListener('pointermove', onMove, first)
  element.addEventListener('pointerup', onEnd, first)
  element.addEventListener('pointercancel', onEnd, first)
}

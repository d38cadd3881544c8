import { isMotionReduced } from '../../platform/scroll.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Drags and pinches, in CSS pixels. */
interface DragHandlers {
  /** Whether the drag of a single pointer is left to what is inside the element. */
  readonly isLeft?: () => boolean
  readonly onStart?: (event: PointerEvent) => void
  /** The pointer has moved by this distance. */
  readonly onMove: (x: number, y: number, event: PointerEvent) => void
  /** The pointer was released after moving, at this speed in pixels per millisecond: 0 if motion is to be reduced. */
  readonly onRelease?: (x: number, y: number) => void
  /** The browser has taken the pointer over to scroll the page. It had moved by this distance. */
  readonly onCancel?: (x: number, y: number) => void
  /**
   * Two fingers moved apart (above 1) or together (below 1) by this factor, about the point between them. Without it, a
   * second finger ends the drag.
   */
  readonly onPinch?: (factor: number, middle: Point) => void
}

/** A pointer that rests this long before its release, in milliseconds, causes no inertia. */
const REST = 80

/** Highest speed of the inertia, in pixels per millisecond. */
const FASTEST = 2.5

const limited = (speed: number): number => Math.min(FASTEST, Math.max(-FASTEST, speed))

/**
 * Follows mouse, pen and touch drags on an element, but not on its controls. The CSS `touch-action` decides which touches
 * reach it. Of an element and one inside it that both follow drags, the one that has captured the pointer acts.
 */
export function followDrags(element: HTMLElement, handlers: DragHandlers, signal: AbortSignal) {
  const points = new Map<number, Point & { readonly time: number }>()
  let speed = { x: 0, y: 0 }
  let moved = { x: 0, y: 0 }
  const pointOf = (event: PointerEvent) => ({
    x: event.clientX,
    y: event.clientY,
    time: event.timeStamp,
  })

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button, label')) return
    // The outer element may have captured the last pointer before it was released.
    if (event.isPrimary) points.clear()
    points.set(event.pointerId, pointOf(event))
    if (points.size === 1) {
      speed = moved = { x: 0, y: 0 }
      if (handlers.isLeft?.()) return
      handlers.onStart?.(event)
    } else if (!handlers.onPinch) {
      points.clear()
      return
    }
    event.stopPropagation()
    // Suppresses the compatibility mouse events, for each of which React would search its tree.
    event.preventDefault()
    element.focus({ preventScroll: true })
    for (const id of points.keys()) element.setPointerCapture(id)
  }
  const onMove = (event: PointerEvent): void => {
    const from = points.get(event.pointerId)
    if (!from) return
    const to = pointOf(event)
    points.set(event.pointerId, to)
    if (!element.hasPointerCapture(event.pointerId)) return
    event.stopPropagation()
    const other = [...points].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const spread = Math.hypot(from.x - other.x, from.y - other.y)
      const factor = Math.hypot(to.x - other.x, to.y - other.y) / Math.max(spread, 1)
      handlers.onPinch?.(factor, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
      return
    }
    const by = { x: to.x - from.x, y: to.y - from.y }
    const took = Math.max(to.time - from.time, 1)
    speed = { x: limited(by.x / took), y: limited(by.y / took) }
    moved = { x: moved.x + by.x, y: moved.y + by.y }
    handlers.onMove(by.x, by.y, event)
  }
  const onEnd = (event: PointerEvent): void => {
    const from = points.get(event.pointerId)
    points.delete(event.pointerId)
    if (!from || points.size > 0 || (moved.x === 0 && moved.y === 0)) return
    const isResting = isMotionReduced() || event.timeStamp - from.time >= REST
    if (event.type === 'pointercancel') handlers.onCancel?.(moved.x, moved.y)
    else handlers.onRelease?.(isResting ? 0 : speed.x, isResting ? 0 : speed.y)
  }

  const first = { signal, capture: true }
  element.addEventListener('pointerdown', onDown, first)
  element.addEventListener('pointermove', onMove, first)
  element.addEventListener('pointerup', onEnd, first)
  element.addEventListener('pointercancel', onEnd, first)
}

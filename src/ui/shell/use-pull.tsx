import { type PointerEvent, useRef } from 'react'

/** Minimum vertical distance of a pull, in CSS pixels. */
const THRESHOLD_PX = 24

/** Detects vertical pulls. The element needs `touch-action: none`; taps are not affected. */
export function usePull(onPull: (isUp: boolean) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({
      isPrimary,
      button,
      clientY,
      target,
      currentTarget,
      pointerId,
    }: PointerEvent) => {
      from.current = isPrimary && button === 0 ? clientY : null
      // Capture the pointer, because it may leave the element before it is released. Not on a button, whose click
      // must still work.
      if (!(target as Element).closest('button')) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current === null || Math.abs(clientY - from.current) < THRESHOLD_PX) return
      onPull(clientY < from.current)
      from.current = null
    },
    onPointerUp: () => {
      from.current = null
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

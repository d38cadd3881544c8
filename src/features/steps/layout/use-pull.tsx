import { type PointerEvent, useRef } from 'react'

/** Minimum vertical distance of a pull, in CSS pixels. */
const THRESHOLD_PX = 24

/** Detects vertical pulls. The element needs `touch-action: none`; taps are not affected. */
export function usePull(onPull: (isUp: boolean) => void) {
  const from = useRef<number | null>(null)
  const end = (): void => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.isPrimary && event.button === 0 ? event.clientY : null
      // Capture the pointer, because it may leave the element before it is released. Not on a button, whose click
      // must still work.
      if (!(event.target as Element).closest('button'))
        event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current === null || Math.abs(clientY - from.current) < THRESHOLD_PX) return
      onPull(clientY < from.current)
      end()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

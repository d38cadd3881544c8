import { type PointerEvent, useRef } from 'react'

/** Moved so far to the side, in CSS pixels, a hand turns the page. */
const FAR = 40

/**
 * Tells of a hand that swipes to the side. The element needs `touch-action: pan-y`: a touch that
 * scrolls the page instead never ends here.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.isPrimary && event.button === 0 ? event.clientX : null
    },
    onPointerUp: (event: PointerEvent) => {
      const far = from.current === null ? 0 : event.clientX - from.current
      from.current = null
      if (Math.abs(far) >= FAR) onSwipe(far < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

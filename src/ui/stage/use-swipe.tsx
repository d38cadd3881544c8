import { type PointerEvent, useRef } from 'react'

/** Minimum horizontal distance of a swipe, in CSS pixels. */
const THRESHOLD_PX = 40

/**
 * Detects horizontal swipes. The element needs `touch-action: pan-y`: the browser then cancels the pointer of a touch
 * that scrolls the page.
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
      if (Math.abs(far) >= THRESHOLD_PX) onSwipe(far < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

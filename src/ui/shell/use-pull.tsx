import { type PointerEvent, useRef } from 'react'

/** Moved so far up or down, in CSS pixels, a hand opens or closes. */
const FAR = 24

/** Tells of a hand that pulls up or down. The element needs `touch-action: none`; a tap stays a tap. */
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
      // The hand may leave the element before it lets go; a button's own press stays with it.
      if (!(target as Element).closest('button')) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current === null || Math.abs(clientY - from.current) < FAR) return
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

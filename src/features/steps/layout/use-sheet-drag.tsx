import { type PointerEvent, useRef } from 'react'
import { isMotionReduced } from '../../../platform/scroll.ts'

/** Distance from which a released sheet closes, in CSS pixels. */
const DISTANCE_PX = 96

/** Speed from which it closes after a shorter distance, in CSS pixels per millisecond. */
const SPEED = 0.5

const SETTLING_MS = 200

/**
 * Handlers of the head of an open sheet: its panel follows a drag downwards, and closes or returns to its place when it
 * is released. Buttons in the head work as usual.
 */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<{ readonly from: number; readonly at: number; readonly panel: HTMLElement }>(
    null,
  )

  const end = ({ clientY, timeStamp }: PointerEvent, isReleased: boolean): void => {
    if (!drag.current) return
    const { from, at, panel } = drag.current
    drag.current = null
    const top = panel.getBoundingClientRect().top
    panel.style.translate = ''
    const distance = clientY - from
    const isFlung = distance > 0 && distance / (timeStamp - at) > SPEED
    if (isReleased && (distance > DISTANCE_PX || isFlung)) onClose()
    // From where it was on screen to its place, which the closed sheet has by the next frame.
    requestAnimationFrame(() => {
      if (isMotionReduced()) return
      const away = top - panel.getBoundingClientRect().top
      panel.animate(
        { translate: [`0 ${away}px`, '0 0'] },
        { duration: SETTLING_MS, easing: 'ease-out' },
      )
    })
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      const { isPrimary, button, clientY, timeStamp, currentTarget, pointerId } = event
      const panel = currentTarget.closest<HTMLElement>('.step-options')
      const isOnButton = (event.target as Element).closest('button') !== null
      if (!isPrimary || button !== 0 || isOnButton || !panel) return
      drag.current = { from: clientY, at: timeStamp, panel }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag.current) return
      const { from, panel } = drag.current
      panel.style.translate = `0 ${Math.max(0, clientY - from)}px`
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}

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

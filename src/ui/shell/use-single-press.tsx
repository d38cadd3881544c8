import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type KeyboardEvent,
} from 'react'

/** Time within which two taps of a finger are a double tap, in milliseconds, as on Android and iOS. */
const DOUBLE_TAP_MS = 300

/**
 * Handlers of a button that stays in place while the screen above it is replaced. A press counts only for the screen
 * that was visible when it began. So a double click, a double tap or a held Enter key moves on by one screen. The
 * browser counts a mouse's double clicks; for touch not every browser does.
 * @param screen Changes with the screen.
 */
export function useSinglePress(screen: string): (onPress: () => void) => object {
  const shownAt = useRef(0)
  const pressed = useRef<{ readonly at: number; readonly isTouch: boolean }>(null)
  useLayoutEffect(() => {
    shownAt.current = performance.now()
  }, [screen])
  return (onPress) => ({
    onPointerDown: ({ timeStamp, pointerType }: PointerEvent) => {
      pressed.current = { at: timeStamp, isTouch: pointerType === 'touch' }
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      if (event.repeat) event.preventDefault()
      else pressed.current = { at: event.timeStamp, isTouch: false }
    },
    onClick: ({ detail }: MouseEvent) => {
      // Without a press, the click comes from a screen reader or a script.
      const { at, isTouch } = pressed.current ?? { at: Infinity, isTouch: false }
      pressed.current = null
      const isLate = at < shownAt.current + (isTouch ? DOUBLE_TAP_MS : 0)
      if (detail < 2 && !isLate) onPress()
    },
  })
}

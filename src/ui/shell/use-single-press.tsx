import {
  useContext,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type KeyboardEvent,
} from 'react'
import { LastTapContext } from '../base/root-context.tsx'

/** Time within which two taps of a finger are a double tap, in milliseconds, as on Android and iOS. */
const DOUBLE_TAP_MS = 300

/**
 * Handlers of a button that is in the same place on several screens. A press counts only for the screen that was visible
 * when it began, and a double tap that began on the screen before counts there only. So a double click, a double tap or
 * a held Enter key moves on by one screen. The browser counts a mouse's double clicks; for touch not every browser does.
 * @param screen Changes with the screen.
 */
export function useSinglePress(screen: string): (onPress: () => void) => object {
  const lastTap = useContext(LastTapContext)
  const shownAt = useRef(0)
  const pressedAt = useRef(Infinity)
  useLayoutEffect(() => {
    shownAt.current = performance.now()
  }, [screen])
  return (onPress) => ({
    onPointerDown: ({ timeStamp, pointerType }: PointerEvent) => {
      const isSecondTap =
        pointerType === 'touch' &&
        lastTap.current < shownAt.current &&
        timeStamp < lastTap.current + DOUBLE_TAP_MS
      pressedAt.current = isSecondTap ? -Infinity : timeStamp
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      if (event.repeat) event.preventDefault()
      else pressedAt.current = event.timeStamp
    },
    onClick: ({ detail }: MouseEvent) => {
      const at = pressedAt.current
      // Without a press, the next click comes from a screen reader or a script.
      pressedAt.current = Infinity
      if (detail < 2 && at >= shownAt.current) onPress()
    },
  })
}

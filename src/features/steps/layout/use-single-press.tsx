import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type KeyboardEvent,
} from 'react'
import { useConfiguratorStore } from '../../../core/store/context.tsx'

/** Time within which two taps of a finger are a double tap, in milliseconds, as on Android and iOS. */
const DOUBLE_TAP_MS = 300

/**
 * Handlers of a button that is in the same place on several screens, so that a double click, a double tap or a held
 * Enter key moves on by one screen only. A press is ignored if it began before the current screen was shown, or if it is
 * the second of a double tap whose first tap replaced the screen. Every browser counts the clicks of a mouse (`detail`),
 * but not every browser those of a finger.
 * @param screen Changes with the screen.
 */
export function useSinglePress(screen: string): (onPress: () => void) => object {
  const { runtime } = useConfiguratorStore()
  const shownAt = useRef(0)
  const pressedAt = useRef(Infinity)
  useLayoutEffect(() => {
    shownAt.current = performance.now()
  }, [screen])
  return (onPress) => ({
    onPointerDown: ({ timeStamp, pointerType }: PointerEvent) => {
      const { lastTap = -Infinity } = runtime
      const isSecondTap =
        pointerType === 'touch' && lastTap < shownAt.current && timeStamp < lastTap + DOUBLE_TAP_MS
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

import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react'
import { afterPaint } from '../../platform/page.ts'

/**
 * The value of a control that changes at once, while what depends on it follows after the browser has painted the
 * change. Of several changes before that only the last counts. A change that has no effect is undone. If the control is
 * removed before the paint, the change takes effect at once, so that it does not reach the screen that follows.
 */
export function useOptimisticValue<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(value)
  const endPending = useRef<(isLast: boolean) => void>(undefined)
  useLayoutEffect(() => () => endPending.current?.(true), [])
  const change = (next: Value): void => {
    endPending.current?.(false)
    startTransition(async () => {
      show(next)
      await new Promise<void>((resolve) => {
        const end = (isLast: boolean): void => {
          cancel()
          endPending.current = undefined
          if (isLast) onChange(next)
          resolve()
        }
        const cancel = afterPaint(() => end(true))
        endPending.current = end
      })
    })
  }
  return [shown, change]
}

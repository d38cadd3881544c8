import { startTransition, useOptimistic, useRef } from 'react'
import { afterPaint } from '../../browser/page.ts'

/**
 * The value of a control that changes at once, while what depends on it follows after the browser has painted the
 * change. Of several changes before that only the last counts. A change that has no effect is undone.
 */
export function useOptimisticValue<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(value)
  const dropPrevious = useRef<() => void>(undefined)
  const change = (next: Value): void => {
    dropPrevious.current?.()
    startTransition(async () => {
      show(next)
      const isLast = await new Promise<boolean>((resolve) => {
        const cancel = afterPaint(() => resolve(true))
        dropPrevious.current = () => {
          cancel()
          resolve(false)
        }
      })
      if (isLast) onChange(next)
    })
  }
  return [shown, change]
}

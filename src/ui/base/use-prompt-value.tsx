import { startTransition, useOptimistic } from 'react'
import { afterPaint } from '../../browser/page.ts'

/**
 * The value of a control that changes at once, while what depends on it follows after the browser has painted the
 * change. A change that has no effect is undone.
 */
export function usePromptValue<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(value)
  const change = (next: Value): void => {
    startTransition(async () => {
      show(next)
      await new Promise<void>((resolve) => {
        afterPaint(resolve)
      })
      onChange(next)
    })
  }
  return [shown, change]
}

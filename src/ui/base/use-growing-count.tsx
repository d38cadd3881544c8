import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../platform/page.ts'

/**
 * How many items of a list to render: the first ones, and as many more each time the browser is idle, because those in
 * view need not wait for all others.
 * @param step How many of them. The one of the first render decides how many there are at first.
 */
export function useGrowingCount(length: number, step: number): number {
  const [count, setCount] = useState(step)
  const isWhole = count >= length
  useEffect(
    () =>
      isWhole ? undefined : whenIdle(() => startTransition(() => setCount((now) => now + step))),
    [isWhole, count, step],
  )
  return count
}

import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/page.ts'

const STEP = 40

/** The first items of a list, and STEP more each time the browser is idle: those in view need not wait for all others. */
export function useGrowingList<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(STEP)
  const isWhole = count >= items.length
  useEffect(
    () =>
      isWhole
        ? undefined
        : whenIdle(() => startTransition(() => setCount((shown) => shown + STEP))),
    [isWhole, count],
  )
  return isWhole ? items : items.slice(0, count)
}

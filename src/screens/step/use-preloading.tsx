import { useCallback, useEffect, useRef } from 'react'
import { whenIdle } from '../../browser/page.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { preloadNext, stopPreloading } from '../../store/pictures/preloading.ts'

/**
 * Returns a function that preloads the next images when the browser is idle, and returns how to cancel that. Call it once
 * the car is fully shown.
 */
export function usePreloading(): () => () => void {
  const store = useConfiguratorStore()
  const cancel = useRef<() => void>(undefined)
  useEffect(() => {
    stopPreloading(store)
    return () => cancel.current?.()
  }, [store])
  return useCallback(() => {
    cancel.current?.()
    const end = new AbortController()
    const cancelIdle = whenIdle(() => void preloadNext(store, end.signal))
    return (cancel.current = () => {
      cancelIdle()
      end.abort()
    })
  }, [store])
}

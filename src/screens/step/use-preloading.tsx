import { useCallback, useEffect, useRef } from 'react'
import { whenIdle } from '../../browser/page.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { preloadNext, stopPreloading } from '../../store/pictures/preloading.ts'

/** Gives what asks, when the browser is idle, for the pictures to come; called once the car stands complete. */
export function usePreloading(): () => void {
  const store = useConfiguratorStore()
  const cancel = useRef<() => void>(undefined)
  useEffect(() => {
    stopPreloading(store)
    return () => cancel.current?.()
  }, [store])
  return useCallback(() => {
    cancel.current?.()
    const end = new AbortController()
    const calm = whenIdle(() => void preloadNext(store, end.signal))
    cancel.current = () => {
      calm()
      end.abort()
    }
  }, [store])
}

import { useCallback, useEffect, useRef } from 'react'
import { savesData } from '../../platform/connection.ts'
import { whenIdle } from '../../platform/page.ts'
import { loadEquipment } from '../../core/catalogue/lists.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { preloadNext, stopPreloading } from './pictures/preloading.ts'

/**
 * Returns a function that preloads the points and the next images when the browser is idle, and returns how to cancel
 * that. Call it once the car is fully shown.
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
    const cancelIdle = whenIdle(() => {
      const state = store.get()
      if (!state.hasShownCar) store.set({ hasShownCar: true })
      // The list that has the points on the car, if no screen has requested it: once, also if it fails.
      if (!savesData() && !state.site.equipment && selectItem(state, 'version'))
        loadEquipment(store)
      void preloadNext(store, end.signal)
    })
    return (cancel.current = () => {
      cancelIdle()
      end.abort()
    })
  }, [store])
}

import { useCallback, useEffect, useRef } from 'react'
import { savesData } from '../../platform/connection.ts'
import { whenIdle } from '../../platform/page.ts'
import { loadEquipment } from '../../core/catalogue/lists.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { preloadNext, stopPreloading } from './pictures/preloading.ts'

/**
 * Requests the list of equipment, which has the points on the car, if no screen has requested it: once, also if it fails.
 * Does nothing with `Save-Data`.
 */
function preloadPoints(store: ConfiguratorStore): void {
  const state = store.get()
  if (!savesData() && !state.site.equipment && selectItem(state, 'version')) loadEquipment(store)
}

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
      if (!store.get().hasShownCar) store.set({ hasShownCar: true })
      preloadPoints(store)
      void preloadNext(store, end.signal)
    })
    return (cancel.current = () => {
      cancelIdle()
      end.abort()
    })
  }, [store])
}

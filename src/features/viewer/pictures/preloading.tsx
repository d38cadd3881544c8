import { savesData } from '../../../platform/connection.ts'
import { loadPicture } from './picture-loading.ts'
import { cabinPictures, cabinView, selectModelPictures } from './pictures.ts'
import { coarseFrames, angleOf } from '../frame-rotation.ts'
import type { ExteriorColour, Interior } from '../../../core/catalogue/catalogue.ts'
import type { Id } from '../../../core/values/units.ts'
import type { ConfiguratorStore } from '../../../core/store/create-store.ts'
import { areScreenListsSettled } from '../../../core/configuration/screen-lists.ts'
import { currentRoute } from '../../../core/routing/route-path.ts'
import { until } from '../../../core/store/select.ts'
import { selectItem, selectOffered } from '../../../core/configuration/chosen-items.ts'
import { useCallback, useEffect, useRef } from 'react'
import { whenIdle } from '../../../platform/page.ts'
import { loadEquipment } from '../../../core/catalogue/lists.ts'
import { useConfiguratorStore } from '../../../core/store/context.tsx'

/** Preloads a coarse turn of the model under the pointer: the first frame, then every 8th (spec §4, home). */
export async function preloadTurn(store: ConfiguratorStore, modelId: Id): Promise<void> {
  stopPreloading(store)
  if (savesData()) return
  const { state } = store
  const end = new AbortController()
  store.runtime.preloading = end
  await until(state, (now) => selectModelPictures(now, modelId) !== null, end.signal)
  const frames = selectModelPictures(state.getState(), modelId)?.frames ?? []
  const coarse = coarseFrames(frames.length).flatMap((index) => frames[index] ?? [])
  await loadSequentially(store, coarse, end.signal)
}

/** Stops preloading, so that it does not compete with the pictures of the visible car. */
export function stopPreloading(store: ConfiguratorStore): void {
  store.runtime.preloading?.abort()
}

/** Preloads the pictures the user is likely to see next, one at a time. Does nothing with `Save-Data`. */
export async function preloadNext(store: ConfiguratorStore, signal: AbortSignal): Promise<void> {
  if (savesData()) return
  const state = store.state.getState()
  const { screen } = currentRoute(store)
  const exteriors = selectOffered(state, 'exterior')
  const interiors = selectOffered(state, 'interior')
  const first = (car?: ExteriorColour) => car?.frames[angleOf(store, car.frames.length)] ?? []

  if (screen === 'version') {
    const next = selectItem(state, 'exterior') ?? exteriors[0]
    await loadSequentially(store, [next].flatMap(first), signal)
  }
  if (screen === 'exterior') {
    await loadSequentially(store, exteriors.flatMap(first), signal)
    if (signal.aborted) return
    const panorama = preloadFlat(store, selectItem(state, 'interior') ?? interiors[0])
    await loadSequentially(store, panorama, signal)
  }
  if (screen === 'interior') interiors.forEach((cabin) => preloadFlat(store, cabin))
}

/**
 * Preloads the flat picture that a cabin shows first, as an image, because an `img` shows it. Returns the panorama that it
 * shows first, which is to be fetched, because it is decoded.
 */
function preloadFlat(store: ConfiguratorStore, cabin?: Interior): readonly string[] {
  if (!cabin) return []
  const view = cabinView(cabin, store.get().cabinView)
  const { seats, dashboard, panorama } = cabinPictures(cabin)
  const flat = view === 'seats' ? seats : dashboard
  if (flat !== null) Object.assign(new Image(), { fetchPriority: 'low', src: flat })
  return view === 'panorama' && panorama !== null ? [panorama] : []
}

/**
 * Loads pictures one at a time while the element is in the page. When aborted, the picture in flight is still finished,
 * because the screen shown next usually needs it. Errors are ignored: the picture is requested again when it is displayed.
 */
async function loadSequentially(
  store: ConfiguratorStore,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { host } = store
  for (const url of urls) {
    await listsSettled(store, signal)
    const isRemoved = host instanceof Node && !host.isConnected
    if (signal.aborted || isRemoved) return
    await loadPicture(url, new AbortController().signal).catch(() => undefined)
  }
}

/**
 * Loads a picture. One of low priority waits until the current screen's list has arrived, so that the two do not compete
 * for a slow server.
 */
export async function loadInOrder(
  store: ConfiguratorStore,
  url: string,
  signal: AbortSignal,
  priority: 'high' | 'low',
): Promise<Blob> {
  if (priority === 'low') await listsSettled(store, signal)
  return loadPicture(url, signal, priority)
}

/** Waits until the lists of the current screen have arrived. */
const listsSettled = (store: ConfiguratorStore, signal: AbortSignal) =>
  until(store.state, (now) => areScreenListsSettled(now, currentRoute(store).screen), signal)

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

import type { CabinView } from '../../domain/catalogue/cabin-views.ts'
import { sameAngle } from '../../domain/catalogue/frame-rotation.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { PanoramaView } from '../transient.ts'

/** Stores the frame the user has turned the chosen car to. */
export function keepAngle(store: ConfiguratorStore, frame: number, count: number): void {
  const { modelId } = store.state.getState().configuration
  store.transient.viewAngle = { modelId, frame, count }
}

/** The stored frame, converted to a turn of `count` frames. 0 for another model. */
export function angleOf(store: ConfiguratorStore, count: number): number {
  const angle = store.transient.viewAngle
  if (angle?.modelId !== store.state.getState().configuration.modelId) return 0
  return angle ? sameAngle(angle.frame, angle.count, count) : 0
}

/** Shows the cabin in another view, on every screen. */
export function showCabinView(store: ConfiguratorStore, view: CabinView): void {
  store.set({ cabinView: view })
}

/** Stores the view direction, so that every screen shows the cabin from the same angle. */
export function savePanoramaView(store: ConfiguratorStore, look: PanoramaView): void {
  store.transient.panoramaView = look
}

/** The stored view. Null until the user has moved the panorama. */
export function savedPanoramaView(store: ConfiguratorStore): PanoramaView | null {
  return store.transient.panoramaView ?? null
}

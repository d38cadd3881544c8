import type { ConfiguratorStore } from '../create-store.ts'
import type { PanoramaView } from '../transient.ts'

/** Stores the view direction, so that every screen shows the cabin from the same angle. */
export function savePanoramaView(store: ConfiguratorStore, look: PanoramaView): void {
  store.transient.panoramaView = look
}

/** The stored view. Null until the user has moved the panorama. */
export function savedPanoramaView(store: ConfiguratorStore): PanoramaView | null {
  return store.transient.panoramaView ?? null
}

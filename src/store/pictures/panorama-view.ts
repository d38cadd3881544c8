import type { ConfiguratorStore } from '../create-store.ts'

/** View direction and field of view of a panorama, in degrees. */
export interface PanoramaView {
  readonly yaw: number
  readonly pitch: number
  readonly field: number
}

/** Kept outside the store's state: it changes with every move and must not trigger a render. */
const looks = new WeakMap<ConfiguratorStore, PanoramaView>()

/** Stores the view direction, so that every screen shows the cabin from the same angle. */
export function savePanoramaView(store: ConfiguratorStore, look: PanoramaView): void {
  looks.set(store, look)
}

/** The stored view. Null until the user has moved the panorama. */
export function savedPanoramaView(store: ConfiguratorStore): PanoramaView | null {
  return looks.get(store) ?? null
}

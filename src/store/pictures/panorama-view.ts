import type { ConfiguratorStore } from '../create-store.ts'

/** Where a panorama looks, in degrees. */
export interface PanoramaView {
  readonly yaw: number
  readonly pitch: number
  readonly field: number
}

/** Past the state: it changes with every move, and nothing is drawn anew for it. */
const looks = new WeakMap<ConfiguratorStore, PanoramaView>()

/** Remembers where the buyer looks in the cabin, so that it is seen alike on every screen. */
export function savePanoramaView(store: ConfiguratorStore, look: PanoramaView): void {
  looks.set(store, look)
}

/** Null until the buyer has looked around. */
export function savedPanoramaView(store: ConfiguratorStore): PanoramaView | null {
  return looks.get(store) ?? null
}

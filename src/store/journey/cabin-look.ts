import type { ConfiguratorStore } from '../create-store.ts'

/** Where a panorama looks, in degrees. */
export interface CabinLook {
  readonly yaw: number
  readonly pitch: number
  readonly field: number
}

/** Past the state: it changes with every move, and nothing is drawn anew for it. */
const looks = new WeakMap<ConfiguratorStore, CabinLook>()

/** Remembers where the buyer looks in the cabin, so that it is seen alike on every screen. */
export function keepLook(store: ConfiguratorStore, look: CabinLook): void {
  looks.set(store, look)
}

/** Null until the buyer has looked around. */
export function lookOf(store: ConfiguratorStore): CabinLook | null {
  return looks.get(store) ?? null
}

import { sameAngle } from '../../domain/catalogue/frame-rotation.ts'
import type { Id } from '../../domain/units.ts'
import type { ConfiguratorStore } from '../create-store.ts'

interface ViewAngle {
  readonly modelId: Id | null
  readonly frame: number
  readonly count: number
}

/** Kept outside the store's state: it changes with every frame and must not trigger a render. */
const angles = new WeakMap<ConfiguratorStore, ViewAngle>()

/** Stores the frame the user has turned the chosen car to. */
export function keepAngle(store: ConfiguratorStore, frame: number, count: number): void {
  const { modelId } = store.state.getState().configuration
  angles.set(store, { modelId, frame, count })
}

/** The stored frame, converted to a turn of `count` frames. 0 for another model. */
export function angleOf(store: ConfiguratorStore, count: number): number {
  const angle = angles.get(store)
  if (angle?.modelId !== store.state.getState().configuration.modelId) return 0
  return angle ? sameAngle(angle.frame, angle.count, count) : 0
}

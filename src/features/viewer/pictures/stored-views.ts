import { sameAngle } from '../frame-rotation.ts'
import type { ConfiguratorStore } from '../../../core/store/create-store.ts'

/** Stores the frame the user has turned the chosen car to. */
export function storeAngle(store: ConfiguratorStore, frame: number, count: number): void {
  const { modelId } = store.state.getState().configuration
  store.runtime.viewAngle = { modelId, frame, count }
}

/** The stored frame, converted to a turn of `count` frames. 0 for another model. */
export function angleOf(store: ConfiguratorStore, count: number): number {
  const angle = store.runtime.viewAngle
  if (angle?.modelId !== store.state.getState().configuration.modelId) return 0
  return angle ? sameAngle(angle.frame, angle.count, count) : 0
}

/** Stores whether the buyer wants equipment to be pointed out on the car. */
export function storePoints({ runtime }: ConfiguratorStore, areWanted: boolean): void {
  runtime.arePointsWanted = areWanted
}

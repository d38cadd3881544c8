import { sameAngle } from '../../domain/frame-rotation.ts'
import type { Id } from '../../domain/units.ts'
import type { ConfiguratorStore } from '../create-store.ts'

interface ViewAngle {
  readonly modelId: Id | null
  readonly frame: number
  readonly count: number
}

/** Past the state: it changes with every frame, and nothing is drawn anew for it. */
const angles = new WeakMap<ConfiguratorStore, ViewAngle>()

/** Remembers where the buyer has turned the chosen car to. */
export function keepAngle(store: ConfiguratorStore, frame: number, count: number): void {
  const { modelId } = store.state.getState().configuration
  angles.set(store, { modelId, frame, count })
}

/** The frame, of a turn of so many, at which the chosen car was left; the first for another car. */
export function angleOf(store: ConfiguratorStore, count: number): number {
  const angle = angles.get(store)
  if (angle?.modelId !== store.state.getState().configuration.modelId) return 0
  return angle ? sameAngle(angle.frame, angle.count, count) : 0
}

import type { ConfiguratorStore } from '../../core/store/create-store.ts'

/** A drag must exceed this distance, in CSS pixels, to turn the car by one frame (spec §4, §9). */
const DRAG_STEP = 15

/** View angle of the first frame: degrees from the front towards the car's left side (docs/content-api.md). */
const FIRST_ANGLE = 38

/** Frame intervals in loading order: a coarse full turn first, then the frames in between. */
const STRIDES = [8, 4, 2, 1] as const

/** The sides of the car, in turning order from the front. */
const SECTORS = [
  'front',
  'frontLeft',
  'left',
  'rearLeft',
  'rear',
  'rearRight',
  'right',
  'frontRight',
] as const

export type Sector = (typeof SECTORS)[number]

/** Wraps a frame index into the turn. Returns 0 if there are no frames. */
export function wrapFrame(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0
}

/**
 * By how many frames the car turns when a drag has come to `x`: 1 or -1 beyond 15 px, else 0 (spec §4). After a turn, the
 * next distance starts at `x`. Dragging left turns forwards, so that the near side of the car follows the pointer.
 * @param from Where the distance starts, in CSS pixels.
 */
export function dragStep(from: number, x: number): number {
  if (Math.abs(x - from) <= DRAG_STEP) return 0
  return x < from ? 1 : -1
}

/** Turns by a number of the usable frames. Returns the same frame if there is no other. */
export function turnFrame(frame: number, by: number, usable: readonly number[]): number {
  return usable[wrapFrame(usable.indexOf(frame) + by, usable.length)] ?? frame
}

/** How many frames two of a turn are apart. */
export function distance(one: number, other: number, count: number): number {
  const apart = wrapFrame(one - other, count)
  return Math.min(apart, count - apart)
}

/** The nearest frame that passes the test; forwards first if two are equally near. Null if none passes. */
export function nearestFrame(
  frame: number,
  count: number,
  passes: (frame: number) => boolean,
): number | null {
  for (let away = 0; away <= count / 2; away += 1)
    for (const candidate of [wrapFrame(frame + away, count), wrapFrame(frame - away, count)])
      if (count > 0 && passes(candidate)) return candidate
  return null
}

/** All frames in loading order: the first, then every 8th, 4th and 2nd from it, then the rest. */
export function loadingOrder(count: number, first: number): readonly number[] {
  const order = STRIDES.flatMap((stride) =>
    Array.from({ length: Math.ceil(count / stride) }, (_, index) =>
      wrapFrame(first + index * stride, count),
    ),
  )
  return [...new Set(order)]
}

/** The frames of a coarse turn, which are loaded first: every 8th from the first. */
export function coarseFrames(count: number, first = 0): readonly number[] {
  return loadingOrder(count, first).slice(0, Math.ceil(count / STRIDES[0]))
}

/** The frame of another turn that is nearest to the same angle. */
export function sameAngle(frame: number, count: number, otherCount: number): number {
  return count > 0 ? wrapFrame(Math.round((frame / count) * otherCount), otherCount) : 0
}

/** The side of the car that a frame shows. Each side covers an eighth of a turn. */
export function sectorOf(frame: number, count: number): Sector {
  const angle = FIRST_ANGLE + (wrapFrame(frame, count) * 360) / Math.max(1, count)
  return SECTORS[Math.round(angle / 45) % SECTORS.length] ?? 'front'
}

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

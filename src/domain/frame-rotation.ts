/** How far a drag must go beyond, in CSS pixels, to turn the car by one frame (spec §4, §9). */
export const DRAG_STEP = 15

/** Where the first frame stands: degrees from straight ahead, towards the car's left side (docs/content-api.md). */
const FIRST_ANGLE = 38

/** What is asked for first, so that the whole turn is there roughly before it is there finely. */
const STRIDES = [8, 4, 2, 1] as const

/** The sides of a car as a frame shows them, in turning order from straight ahead. */
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

/** A drag under way: where the count of pixels last began. */
export interface Drag {
  readonly from: number
  /** Frames turned by the latest movement: -1, 0 or 1. */
  readonly step: number
}

/** The frame at an index that may lie outside the turn, wrapped around; 0 where there are no frames. */
export function wrapFrame(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0
}

/**
 * Follows a drag to a new place: over 15 px it steps one frame and the count begins anew, 15 px or less it
 * does not (spec §4). To the left is forwards: the side of the car that is near goes with the hand.
 * @param x Where the pointer is now, in CSS pixels.
 */
export function followDrag({ from }: Drag, x: number): Drag {
  if (Math.abs(x - from) <= DRAG_STEP) return { from, step: 0 }
  return { from: x, step: x < from ? 1 : -1 }
}

/** The next frame that can be shown in a direction, over broken ones; the same where there is no other. */
export function turnFrame(
  frame: number,
  by: number,
  count: number,
  isBroken: (frame: number) => boolean,
): number {
  const direction = Math.sign(by)
  let turned = frame
  let left = Math.abs(by)
  for (let tried = 0; left > 0 && tried < count * Math.abs(by); tried += 1) {
    turned = wrapFrame(turned + direction, count)
    if (!isBroken(turned)) left -= 1
  }
  return turned
}

/** The frame fewest steps away that passes, forwards first; null where none does. */
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

/** Every frame once, in the order to ask for them: the first, then every 8th, 4th, 2nd from it, then the rest. */
export function loadingOrder(count: number, first: number): readonly number[] {
  const order = STRIDES.flatMap((stride) =>
    Array.from({ length: Math.ceil(count / stride) }, (_, index) =>
      wrapFrame(first + index * stride, count),
    ),
  )
  return [...new Set(order)]
}

/** The frames of a turn that give a rough one: every 8th. */
export function coarseFrames(count: number): readonly number[] {
  return loadingOrder(count, 0).slice(0, Math.ceil(count / STRIDES[0]))
}

/** The frame of another turn that shows the same angle, as near as its frames allow. */
export function sameAngle(frame: number, count: number, otherCount: number): number {
  return count > 0 ? wrapFrame(Math.round((frame / count) * otherCount), otherCount) : 0
}

/** The side of the car that a frame shows, in eighths of a turn. */
export function sectorOf(frame: number, count: number): Sector {
  const angle = FIRST_ANGLE + (wrapFrame(frame, count) * 360) / Math.max(1, count)
  return SECTORS[Math.round(angle / 45) % SECTORS.length] ?? 'front'
}

import type { Id } from '../../core/values/units.ts'
import {
  hasDetails,
  type DetailedItem,
  type PicturePoint,
} from '../../core/catalogue/equipment-details.ts'

/** How many points a frame has at most: more would hide the car. */
export const MOST_POINTS = 6

/** Least distance between two points, as a fraction of the picture's width: 44 px on a phone 390 px wide. */
export const LEAST_DISTANCE = 0.113

/** Height of a frame as a fraction of its width. */
const HEIGHT = 9 / 16

interface StagePoint<Item> extends PicturePoint {
  readonly item: Item
}

/** The item's points on the frames of a model's turn. Undefined if it has none, or nothing to show when one is pressed. */
function pointsOn(item: DetailedItem, modelId: Id): ReadonlyMap<number, PicturePoint> | undefined {
  return hasDetails(item, [modelId])
    ? item.details?.models.find((model) => model.modelId === modelId)?.points
    : undefined
}

/** Whether any item is pointed out on some frame of a model. */
export function hasPoints(items: readonly DetailedItem[], modelId: Id): boolean {
  return items.some((item) => (pointsOn(item, modelId)?.size ?? 0) > 0)
}

/**
 * The points of a frame, from left to right: at most `MOST_POINTS`, none nearer to another than `LEAST_DISTANCE`.
 * Highlighted items come first, then the rarest, then those earlier in the list; an item without room is left out.
 * @param uses How many versions have an item, by its id.
 */
export function pointsOfFrame<Item extends DetailedItem>(
  items: readonly Item[],
  modelId: Id,
  frame: number,
  uses: ReadonlyMap<Id, number>,
): readonly StagePoint<Item>[] {
  const highlighted = (item: Item): number => (item.isHighlighted === true ? 0 : 1)
  const shown: StagePoint<Item>[] = []
  const byRank = items.toSorted(
    (one, other) =>
      highlighted(one) - highlighted(other) || (uses.get(one.id) ?? 0) - (uses.get(other.id) ?? 0),
  )
  for (const item of byRank) {
    const point = pointsOn(item, modelId)?.get(frame)
    const isFree = point && shown.every((other) => distance(point, other) >= LEAST_DISTANCE)
    if (isFree && shown.length < MOST_POINTS) shown.push({ item, ...point })
  }
  return shown.toSorted((one, other) => one.x - other.x)
}

/** In widths of the picture. */
function distance(one: PicturePoint, other: PicturePoint): number {
  return Math.hypot(one.x - other.x, (one.y - other.y) * HEIGHT)
}

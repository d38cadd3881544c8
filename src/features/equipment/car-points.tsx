import type { Id } from '../../core/values/units.ts'
import {
  hasDetails,
  type DetailedItem,
  type PicturePoint,
} from '../../core/catalogue/equipment-details.ts'
import type { ReactNode } from 'react'
import { ownEquipment } from '../../core/catalogue/added-equipment.ts'
import type { Screen } from '../../core/configuration/guards.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { derived } from '../../core/store/select.ts'
import type { State } from '../../core/store/state.ts'
import { selectPictureNote } from '../viewer/pictures/pictures.ts'
import { StagePoints } from './lazy-equipment.tsx'

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

/** The screens whose choice can be seen on the outside of the car. */
const POINTED_OUT = new Set<Screen>(['version', 'exterior'])

const selectIsPointedOut = (state: State): boolean =>
  state.modal?.kind !== 'gallery' && selectPictureNote(state)?.kind !== 'otherVersion'

const selectPoints = derived(
  (state) => [selectItem(state, 'version'), state.site.equipment?.data, selectIsPointedOut(state)],
  (state): ((frame: number | null) => ReactNode) | undefined => {
    const version = selectItem(state, 'version')
    const equipment = state.site.equipment?.data
    if (!version || !equipment || !selectIsPointedOut(state)) return undefined
    const { modelId } = version
    const items = ownEquipment(equipment, version)
    if (!hasPoints(items, modelId)) return undefined
    return (frame) => <StagePoints items={items} modelId={modelId} frame={frame} />
  },
)

/**
 * What lies over the car on the stage of versions and of exterior colours: points of the chosen version's equipment, as
 * screens list it. Undefined on other screens, without any, until the list of equipment has loaded, in the full window,
 * where the car can be enlarged, and where the pictures show another version.
 */
export const selectCarPoints = (state: State, screen: Screen): ReturnType<typeof selectPoints> =>
  POINTED_OUT.has(screen) ? selectPoints(state) : undefined

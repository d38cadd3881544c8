import type { CarDesign } from '../car-design.ts'
import { compileField, type BodyField } from '../field/compile-field.ts'
import { viewCamera } from '../page/detail-views.ts'
import { project } from '../page/region.ts'
import { FRAMES, type Point } from '../page/turntable.ts'
import { PLACES, spotsOf, type Place, type Spot } from './car-places.ts'

/** Where a place appears on the frames that show it, by frame: fractions of the picture from its left upper corner. */
export type PlacePoints = Readonly<Record<string, readonly [x: number, y: number]>>

/** By place. A place that the car does not have is missing. */
export type CarPoints = Partial<Readonly<Record<Place, PlacePoints>>>

const ASPECT = 16 / 9

/** Cosine of the angle at which a surface is seen too obliquely to point at. */
const OBLIQUE = 0.3

/** The line of sight leaves the surface by this much, in metres, before the car can hide what lies behind. */
const CLEARANCE = 0.06

/** Distance between the samples of a line of sight, and the length that is looked at, in metres. */
const STEP = 0.03
const LENGTH = 5

/** What is seen of a car's places on each frame of the turn. */
export function pointsOf(design: CarDesign): CarPoints {
  const body = compileField(design)
  const spots = spotsOf(design, body)
  return Object.fromEntries(
    PLACES.flatMap((place) => {
      const points = pointsOfPlace(design, body, spots[place])
      return Object.keys(points).length > 0 ? [[place, points]] : []
    }),
  )
}

function pointsOfPlace(design: CarDesign, body: BodyField, spots: readonly Spot[]): PlacePoints {
  return Object.fromEntries(
    Array.from({ length: FRAMES }, (_, frame) => {
      const { camera } = viewCamera(frame, design)
      const [best] = spots
        .map((spot) => ({ spot, facing: facing(spot, camera.position) }))
        .filter(
          ({ spot, facing: share }) => share > OBLIQUE && !isHidden(body, spot, camera.position),
        )
        .toSorted((one, other) => other.facing - one.facing)
      if (!best) return null
      const [x, y] = project(camera, ASPECT, best.spot.point)
      return [String(frame), [rounded(x), rounded(1 - y)]] as const
    }).filter((entry) => entry !== null),
  )
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000

/** Cosine of the angle between the surface's normal and the line of sight. */
function facing({ point, normal }: Spot, eye: Point): number {
  const [x, y, z] = towards(point, eye)
  return x * normal[0] + y * normal[1] + z * normal[2]
}

function isHidden(body: BodyField, { point, normal }: Spot, eye: Point): boolean {
  const direction = towards(point, eye)
  for (let distance = 0; distance < LENGTH; distance += STEP) {
    const [x, y, z] = [0, 1, 2].map(
      (axis) =>
        (point[axis] ?? 0) + (normal[axis] ?? 0) * CLEARANCE + (direction[axis] ?? 0) * distance,
    ) as [number, number, number]
    if (body.fBody(x, Math.abs(y), z) < 0) return true
  }
  return false
}

function towards(point: Point, eye: Point): Point {
  const way = [eye[0] - point[0], eye[1] - point[1], eye[2] - point[2]] as const
  const length = Math.hypot(...way)
  return [way[0] / length, way[1] / length, way[2] / length]
}

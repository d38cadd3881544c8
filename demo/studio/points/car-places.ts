import { foremost, rearmost, type CarDesign } from '../car-design.ts'
import { compileField, type BodyField } from '../field/compile-field.ts'
import { handlePlaces } from '../field/handle-places.ts'
import type { Point } from '../page/turntable.ts'
import { mirrorPlace } from '../parts/mirror.ts'
import { fittedRails } from '../parts/roof-rail.ts'

/** Parts of a car that equipment can be pointed out on: handles that are flush, and windows that are tinted. */
export const PLACES = [
  'lamp',
  'badge',
  'wheel',
  'mirror',
  'handle',
  'glass',
  'rails',
  'tail',
  'camera',
] as const

export type Place = (typeof PLACES)[number]

/** A place on a car: a point on its surface, and the direction in which the surface looks there. */
export interface Spot {
  readonly point: Point
  readonly normal: Point
}

const LEFT = -1
const RIGHT = 1

/** The spots of a car, by place: one on each side, or one in the middle. None for what the car does not have. */
export function spotsOf(
  design: CarDesign,
  body: BodyField = compileField(design),
): Readonly<Record<Place, readonly Spot[]>> {
  const { front, back, wheels, windows } = design
  const skin = skinOf(body)
  const onBothSides = (point: Point, normal: Point = [0, 1, 0]): readonly Spot[] =>
    [LEFT, RIGHT].map((side) => ({ point: mirrored(point, side), normal: mirrored(normal, side) }))
  const surface = (point: Point): readonly Spot[] => onBothSides(point, skin.normal(point))
  const inMiddle = (point: Point, x: -1 | 1): readonly Spot[] => [{ point, normal: [x, 0, 0] }]
  const handle = design.handles === 'flush' ? handlePlaces(design)[0] : undefined
  const pillar = windows.privacyGlass ? windows.pillars[0] : undefined
  const glassX = pillar && (pillar.x + pillar.halfWidth + windows.rearEdge) / 2
  const rails = design.roofRails && fittedRails(design.roofRails, body)
  const railX = rails && (rails.from + rails.to) / 2
  const mirror = mirrorPlace(design, body)
  return {
    lamp: surface(skin.corner(front.lamp, foremost(design), 1)),
    badge: inMiddle(skin.end(foremost(design), 1, 0, front.badgeHeight), -1),
    wheel: onBothSides([0, wheels.halfTrack + 0.1, wheels.tyreRadius]),
    mirror: onBothSides([mirror.x, mirror.y, mirror.z]),
    handle: handle ? surface(skin.side(handle.x, handle.z)) : [],
    glass:
      glassX === undefined
        ? []
        : surface(skin.side(glassX, (body.beltAt(glassX) + body.roofAt(glassX)) / 2)),
    rails: railX && rails ? onBothSides([railX, rails.y, skin.top(railX, rails.y) + 0.03]) : [],
    tail: surface(skin.corner(back.lamp, rearmost(design), -1)),
    camera: inMiddle(skin.end(rearmost(design), -1, 0, back.plateHeight + 0.1), 1),
  }
}

function mirrored([x, y, z]: Point, side: number): Point {
  return [x, y * side, z]
}

/** Where the body's surface lies, on the side y >= 0. */
function skinOf({ fBody, roofAt }: BodyField) {
  /** The surface on the way from inside to outside. */
  const between = (inside: Point, outside: Point): Point => {
    let [near, far] = [0, 1]
    const at = (share: number): Point => [
      inside[0] + (outside[0] - inside[0]) * share,
      inside[1] + (outside[1] - inside[1]) * share,
      inside[2] + (outside[2] - inside[2]) * share,
    ]
    for (let round = 0; round < 40; round += 1) {
      const middle = (near + far) / 2
      if (fBody(...at(middle)) < 0) near = middle
      else far = middle
    }
    return at(near)
  }
  const end = (extreme: number, inwards: number, y: number, z: number): Point =>
    between([extreme + inwards * 0.8, y, z], [extreme - inwards * 0.2, y, z])
  return {
    end,
    side: (x: number, z: number): Point => between([x, 0.2, z], [x, 1.4, z]),
    top: (x: number, y: number): number => between([x, y, 1], [x, y, roofAt(x) + 0.2])[2],
    /** The middle of a lamp, whose ends are measured round the corner of the car (`Lamp`). */
    corner(
      lamp: {
        readonly z: number
        readonly inner: number
        readonly outer: number
        readonly rise: number
      },
      extreme: number,
      inwards: number,
    ): Point {
      const along = (lamp.inner + lamp.outer) / 2
      const z = lamp.z + lamp.rise * (along - lamp.inner)
      let [low, high] = [0, along]
      for (let round = 0; round < 40; round += 1) {
        const y = (low + high) / 2
        const [x] = end(extreme, inwards, y, z)
        if (y + Math.abs(x - extreme) < along) low = y
        else high = y
      }
      return end(extreme, inwards, low, z)
    },
    normal([x, y, z]: Point): Point {
      const step = 0.004
      const slope: Point = [
        fBody(x + step, y, z) - fBody(x - step, y, z),
        fBody(x, y + step, z) - fBody(x, y - step, z),
        fBody(x, y, z + step) - fBody(x, y, z - step),
      ]
      const length = Math.hypot(...slope)
      return [slope[0] / length, slope[1] / length, slope[2] / length]
    },
  }
}

import { foremost, rearmost, type CarDesign } from '../car-design.ts'
import type { Field } from '../field/compile-field.ts'
import { tyreHalfWidth } from '../parts/wheel-tyre.ts'

/** The share of the sky that the floor sees (1 = open), for the half with y >= 0. */
export interface FloorShadow {
  readonly width: number
  readonly height: number
  readonly x0: number
  readonly x1: number
  readonly y1: number
  /** Row by row from y = 0 to `y1`, each from `x0` to `x1`. */
  readonly values: Float32Array
}

const width = 220
const height = 104
const rayCount = 120
const stepsPerRay = 26

/** Casts cosine-weighted rays from the floor against the body and its four tyres, then smooths. */
export function floorShadow(design: CarDesign, body: Field): FloorShadow {
  const x0 = -2.4
  const x1 = rearmost(design) + 1.6
  const y1 = 3
  const scene = { solid: withTyres(design, body), bounds: boundsOf(design) }
  const rays = cosineRays()
  const open = new Float32Array(width * height)
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      const x = x0 + ((x1 - x0) * (column + 0.5)) / width
      const y = (y1 * (row + 0.5)) / height
      // A fixed turn per place trades the banding of equal rays for a grain that smoothing removes.
      const turn = (((column * 12.9898 + row * 78.233) * 43.7585) % 1) * 2 * Math.PI
      const blocked = rays.filter((ray) => isBlocked(scene, x, y, ray, turn)).length
      open[row * width + column] = 1 - blocked / rayCount
    }
  }
  return { width, height, x0, x1, y1, values: smooth(smooth(open)) }
}

function withTyres({ wheels, wheelbase }: CarDesign, body: Field): Field {
  const half = tyreHalfWidth(wheels)
  return (x, y, z) => {
    const along = x < wheelbase / 2 ? x : x - wheelbase
    const round = Math.hypot(along, z - wheels.tyreRadius) - wheels.tyreRadius
    return Math.min(body(x, y, z), Math.max(round, Math.abs(Math.abs(y) - wheels.halfTrack) - half))
  }
}

type Ray = readonly [x: number, y: number, z: number]

function cosineRays(): Ray[] {
  const goldenAngle = Math.PI * (3 - Math.sqrt(5))
  return Array.from({ length: rayCount }, (_, index) => {
    const share = (index + 0.5) / rayCount
    const side = Math.sqrt(share)
    const angle = index * goldenAngle
    return [side * Math.cos(angle), side * Math.sin(angle), Math.sqrt(1 - share)] as const
  })
}

interface Bounds {
  readonly from: Ray
  readonly to: Ray
}

function boundsOf(design: CarDesign): Bounds {
  const top = Math.max(...design.curves.roof.map(([, z]) => z))
  const side = design.halfWidth + 0.05
  return { from: [foremost(design), -side, 0], to: [rearmost(design), side, top] }
}

function isBlocked(
  { solid, bounds }: { solid: Field; bounds: Bounds },
  x: number,
  y: number,
  [dx, dy, dz]: Ray,
  turn: number,
): boolean {
  const rx = dx * Math.cos(turn) - dy * Math.sin(turn)
  const ry = dx * Math.sin(turn) + dy * Math.cos(turn)
  const [start, end] = within(bounds, [x, y, 0], [rx, ry, dz])
  let along = start
  for (let step = 0; step < stepsPerRay && along < end; step++) {
    const distance = solid(x + rx * along, Math.abs(y + ry * along), dz * along)
    if (distance < 0.006) return true
    along += Math.max(0.02, distance * 0.8)
  }
  return false
}

/** The stretch of a ray that lies in a box; empty (end before start) where it passes by. */
function within({ from, to }: Bounds, start: Ray, direction: Ray): [start: number, end: number] {
  let near = 0.01
  let far = Number.POSITIVE_INFINITY
  for (const axis of [0, 1, 2] as const) {
    const a = (from[axis] - start[axis]) / direction[axis]
    const b = (to[axis] - start[axis]) / direction[axis]
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return [near, far]
}

function smooth(values: Float32Array): Float32Array {
  const at = (column: number, row: number) =>
    values[
      Math.min(Math.abs(row), height - 1) * width + Math.min(Math.max(column, 0), width - 1)
    ] ?? 1
  return values.map((value, index) => {
    const column = index % width
    const row = Math.floor(index / width)
    const beside =
      at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1)
    const corners =
      at(column - 1, row - 1) +
      at(column + 1, row - 1) +
      at(column - 1, row + 1) +
      at(column + 1, row + 1)
    return (4 * value + 2 * beside + corners) / 16
  })
}

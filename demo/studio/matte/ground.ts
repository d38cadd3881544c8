import type { FloorShadow } from '../mesh/floor-shadow.ts'
import type { Size } from '../page/region.ts'
import type { Camera, Stance } from '../page/turntable.ts'
import { cameraAxes } from './camera-axes.ts'
import {
  CONTACT_REACH,
  CONTACT_SHARE,
  DARKEST_FLOOR,
  DEEP_FROM,
  DEEP_TO,
  EDGE_DARKNESS,
  THROUGH_SHARE,
  UNDER_END,
  UNDER_FROM,
  UNDER_HEIGHT,
  UNDER_TO,
} from './floor-darkness.ts'

/** Where the tyres stand. */
export interface Footprints {
  readonly wheelbase: number
  readonly halfTrack: number
  readonly halfWidth: number
}

/** What the ground needs to know of a car: how it stands, and how much of the sky its floor sees. */
export interface Ground {
  readonly stance: Stance
  readonly tyres: Footprints
  readonly sky: FloorShadow
}

/** How the shadow fades: an open floor darkens slowly, a closed one fast. */
const FALL = 1.35
/** Rounds in which the deepest point of a line of sight is found, to some millimetres. */
const ROUNDS = 12

/** How dark the car makes the floor (0 to 1, top row first), as if it were not in the way itself. */
export function ground({ stance, sky, tyres }: Ground, camera: Camera, size: Size): Float32Array {
  const { width, height } = size
  const [px, py, pz] = camera.position
  const {
    ahead: [ax, ay, az],
    right: [rx, ry],
    up: [ux, uy, uz],
  } = cameraAxes(camera)
  const tall = Math.tan((camera.fieldOfView * Math.PI) / 360)
  const wide = (tall * width) / height
  const between: Stance = {
    ...stance,
    foremost: -UNDER_END,
    rearmost: tyres.wheelbase + UNDER_END,
  }
  const shade = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const v = 1 - (2 * (row + 0.5)) / height
    const z = az + uz * v * tall
    if (z >= -0.001) continue
    const fadeUp = smoothstep(1, 0.84, Math.abs(v))
    for (let column = 0; column < width; column++) {
      const u = (2 * (column + 0.5)) / width - 1
      const x = ax + rx * u * wide + ux * v * tall
      const y = ay + ry * u * wide + uy * v * tall
      const far = pz / -z
      const spot = [px + x * far, py + y * far] as const
      const away = beside(stance, ...spot)
      const sight = UNDER_HEIGHT / -z
      const nearest = nearestSeen(between, spot, [-x * sight, -y * sight])
      const under = smoothstep(UNDER_FROM, UNDER_TO, nearest)
      if (under === 0 && away > 0.9) continue
      const fade = fadeUp * smoothstep(1, 0.84, Math.abs(u))
      const dark = Math.min(
        Math.max(under, floorShadow(sky, spot, away)),
        mostDark(tyres, spot, away, nearest),
      )
      shade[row * width + column] = DARKEST_FLOOR * fade * dark
    }
  }
  return shade
}

/**
 * What one sees of the floor under the car, between its wheels: how near to the middle of that
 * plan the line of sight runs, on its way of `sight` before it meets the floor at a spot. The
 * distance to the plan is convex along it, so that its least is found by thirds, without steps
 * beside a tyre.
 */
function nearestSeen(
  stance: Stance,
  [x, y]: readonly [number, number],
  sight: readonly [x: number, y: number],
): number {
  const away = beside(stance, x, y)
  if (away > Math.hypot(...sight)) return away
  const at = (share: number) => beside(stance, x + sight[0] * share, y + sight[1] * share)
  let [low, high] = [0, 1]
  for (let round = 0; round < ROUNDS; round++) {
    const third = (high - low) / 3
    if (at(low + third) < at(high - third)) high -= third
    else low += third
  }
  return Math.min(away, at(low))
}

/**
 * How dark a spot may be: less at the edge of the plan than in its middle and beside a tyre. At the
 * far edge, seen through below the car, it would be a pale slit under the sill.
 */
function mostDark(
  { wheelbase, halfTrack, halfWidth }: Footprints,
  [x, y]: readonly [number, number],
  away: number,
  nearest: number,
): number {
  const along = Math.abs(Math.abs(x - wheelbase / 2) - wheelbase / 2)
  const across = Math.max(Math.abs(Math.abs(y) - halfTrack) - halfWidth, 0)
  const contact = CONTACT_SHARE * smoothstep(CONTACT_REACH, 0, Math.hypot(along, across))
  const through = THROUGH_SHARE * smoothstep(DEEP_FROM, DEEP_TO, nearest)
  const deep = Math.max(smoothstep(DEEP_FROM, DEEP_TO, away), through)
  return EDGE_DARKNESS + (1 - EDGE_DARKNESS) * Math.max(deep, contact)
}

/** The shadow's share at a spot of the floor that lies `away` from the car's plan. */
function floorShadow(sky: FloorShadow, [x, y]: readonly [number, number], away: number): number {
  const soft = 1 - smoothstep(-0.1, 0.9, away)
  return (1 - skyOpen(sky, x, y)) ** FALL * soft * soft
}

/**
 * Metres from a spot of the floor to the car's plan, which has long round corners: seen this
 * flatly, any corner of the shadow would stand beside the car as a point.
 */
function beside({ foremost, rearmost, halfWidth }: Stance, x: number, y: number): number {
  const middle = (foremost + rearmost) / 2
  const across = Math.max(Math.abs(x - middle) - (rearmost - foremost) / 2 + 0.9, 0) / 0.9
  const along = Math.max(Math.abs(y) - halfWidth + 0.45, 0) / 0.45
  return (Math.hypot(across, along) - 1) * 0.45
}

/** Share of the sky that a spot of the floor sees; all of it where the table ends. */
function skyOpen({ width, height, x0, x1, y1, values }: FloorShadow, x: number, y: number): number {
  const along = (x - x0) / (x1 - x0)
  const across = Math.abs(y) / y1
  const inside = smoothstep(1, 0.6, Math.abs(along * 2 - 1)) * smoothstep(1, 0.6, Math.abs(across))
  const column = clamp(along * width - 0.5, width - 1)
  const row = clamp(across * height - 0.5, height - 1)
  const [left, low] = [Math.floor(column), Math.floor(row)]
  const at = (c: number, r: number) =>
    values[Math.min(r, height - 1) * width + Math.min(c, width - 1)] ?? 1
  const mix = (one: number, other: number, share: number) => one + (other - one) * share
  const share = column - left
  const open = mix(
    mix(at(left, low), at(left + 1, low), share),
    mix(at(left, low + 1), at(left + 1, low + 1), share),
    row - low,
  )
  return mix(1, open, inside)
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

/** 0 up to `from`, 1 from `to` on; also where `to` is less. */
function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 1)
  return share * share * (3 - 2 * share)
}

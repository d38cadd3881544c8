import type { CarDesign, RoofRails } from '../car-design.ts'
import type { BodyField, Field } from '../field/compile-field.ts'
import { roundBox, smoothStep } from './solids.ts'

const railHeight = 0.034
const railHalfWidth = 0.015
/** Length over which the ends sink into the roof. */
const runOut = 0.16
const samples = 160

/** How far, by the screens' own measure, a rail keeps from windscreen and rear screen. */
const clearOfScreens = 0.05

/** The rail shortened, where need be, to that part of the roof which lies behind the windscreen. */
export function fittedRails(rails: RoofRails, body: BodyField): RoofRails {
  const meetsScreen = (x: number) => {
    const z = roofSkinAt(body, x, rails.y)
    const nearest = Math.max(body.cabinScreen(x, rails.y, z), body.cabinRear(x, rails.y, z))
    return nearest > -clearOfScreens
  }
  let { from, to } = rails
  while (from < to && meetsScreen(from)) from += 0.01
  while (to > from && meetsScreen(to)) to -= 0.01
  return { ...rails, from, to }
}

/** A rail that stands on the roof at y = `rails.y` and sinks into it at both ends. */
export function railField(rails: RoofRails, body: BodyField): Field {
  const span = rails.to - rails.from
  const roof = Array.from({ length: samples + 1 }, (_, index) =>
    roofSkinAt(body, rails.from + (span * index) / samples, rails.y),
  )
  return (x, y, z) => {
    const place = Math.min(Math.max(((x - rails.from) / span) * samples, 0), samples - 1e-6)
    const whole = Math.floor(place)
    const low = roof[whole] ?? 0
    const height = low + ((roof[whole + 1] ?? low) - low) * (place - whole)
    const inward = Math.min(x - rails.from, rails.to - x)
    const rise = railHeight * smoothStep(-0.02, runOut, inward) - 0.008
    const over = z - height
    const bar = roundBox(0, y - rails.y, over - rise + 0.04, [1, railHalfWidth, 0.04], 0.011)
    return Math.max(bar * 0.85, -inward)
  }
}

/** Box round a rail, wide enough for its mesh. */
export function railReach(design: CarDesign, rails: RoofRails): { low: number; high: number } {
  const heights = design.curves.roof
    .filter(([x]) => x > rails.from - 0.6 && x < rails.to + 0.6)
    .map(([, height]) => height)
  return { low: Math.min(...heights) - 0.12, high: Math.max(...heights) + 0.06 }
}

function roofSkinAt(body: BodyField, x: number, y: number): number {
  let inside = 1.1
  let outside = 2
  for (let round = 0; round < 30; round++) {
    const z = (inside + outside) / 2
    if (body.fBody(x, y, z) < 0) inside = z
    else outside = z
  }
  return inside
}

import type { CarDesign } from '../car-design.ts'
import type { BodyField, Field } from '../field/compile-field.ts'
import { rod, roundBox, roundMax, roundMin, smoothStep } from './solids.ts'

export interface MirrorPlace {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** From the windscreen's foot, at the belt, back to the middle of the housing, by mount. */
const behindScreen = { door: 0.28, corner: 0.22 } as const
const halfSize = [0.075, 0.115, 0.074] as const

/** Middle of the mirror's housing on the side y > 0. */
export function mirrorPlace(design: CarDesign, body: BodyField): MirrorPlace {
  const belt = body.beltAt(0.5)
  const x = body.screenAt(belt + 0.02) + behindScreen[design.mirrors.mount]
  const { size } = design.mirrors
  const reach = 0.045 + halfSize[1] * size
  return {
    x,
    y: body.sideWidth(x, body.beltAt(x)) + reach,
    z: body.beltAt(x) + 0.072 * size + 0.008,
  }
}

/**
 * Housing with a sunken glass at its back and a foot that reaches into the door or into the
 * window's front corner, so that nothing floats.
 */
export function mirrorField(design: CarDesign, body: BodyField): Field {
  const { size, mount } = design.mirrors
  const middle = mirrorPlace(design, body)
  const belt = body.beltAt(middle.x)
  const half = halfSize.map((edge) => edge * size) as [number, number, number]
  const rootHeight = mount === 'door' ? belt - 0.025 : belt + 0.035
  const rootX = mount === 'door' ? middle.x : middle.x - 0.05
  const rootY = body.fBody(rootX, 0.5, rootHeight) < 0 ? skinAt(body, rootX, rootHeight) : middle.y
  const root = [rootX, rootY - 0.015, rootHeight] as const
  const tip = [middle.x - 0.012, middle.y - half[1] * 0.45, middle.z - half[2] * 0.62] as const
  return (px, py, pz) => {
    const y = py - middle.y
    const outward = smoothStep(-half[1], half[1] * 1.1, y)
    const x = px - middle.x - 0.14 * y
    const z = (pz - middle.z - 0.03 * y) / (1.06 - 0.26 * outward)
    // The front is drawn out to a round bow, the back is the flat frame of the glass.
    const bow = x < 0 ? x * (0.62 + 3.2 * (y * y + z * z)) : x
    const shell = roundBox(bow, y, z, half, 0.058 * size)
    const housing = roundMax(shell, x - 0.05 * size, 0.014)
    const glass = Math.max(
      roundBox(0, y - 0.004, z, [1, half[1] - 0.014, half[2] - 0.013], 0.04 * size),
      0.05 * size - 0.007 - x,
    )
    // Squeezed along the car: a blade, not a stick.
    const foot = rod([root[0] + (px - root[0]) * 0.42, py, pz], root, tip, [0.015, 0.019])
    return roundMin(roundMax(housing, -glass, 0.004) * 0.8, foot, 0.025)
  }
}

/** y of the body's skin at a place, from the middle outwards. */
function skinAt(body: BodyField, x: number, z: number): number {
  let inside = 0.5
  let outside = 1.2
  for (let round = 0; round < 30; round++) {
    const y = (inside + outside) / 2
    if (body.fBody(x, y, z) < 0) inside = y
    else outside = y
  }
  return inside
}

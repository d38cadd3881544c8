import type { Wheels } from '../car-design.ts'
import type { Field } from '../field/compile-field.ts'
import { roundMax } from './solids.ts'

/** Half a tyre's width for its radius: 215 mm for a family car, more for a large SUV. */
export function tyreHalfWidth({ tyreRadius }: Wheels): number {
  return 0.108 * (tyreRadius / 0.335)
}

/** A tyre with a rounded tread edge, a fuller flank and a rim-protecting bead; axis y. */
export function tyreField(wheels: Wheels): Field {
  const { tyreRadius, rimRadius } = wheels
  const halfWidth = tyreHalfWidth(wheels)
  return (x, y, z) => {
    const radius = Math.hypot(x, z)
    const shoulder = Math.max(0, (radius - tyreRadius + 0.055) / 0.055)
    const bead = Math.max(0, (rimRadius + 0.03 - radius) / 0.03)
    const flank = halfWidth - 0.0175 * shoulder ** 2 - 0.01 * bead ** 2
    const solid = roundMax(Math.abs(y) - flank, radius - tyreRadius, 0.03)
    return roundMax(solid, rimRadius + 0.002 - radius, 0.01)
  }
}

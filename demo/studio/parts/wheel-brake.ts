import type { Wheels } from '../car-design.ts'
import type { Field } from '../field/compile-field.ts'
import { roundMax } from './solids.ts'

/** Where the brake's parts lie, for its shading: disc, caliper behind it, dark plate inside. */
export const brakePlan = {
  discHalfThickness: 0.011,
  /** Radius of the disc as a share of the rim's. */
  discShare: 0.7,
  /** Inner edge of the disc's rubbed face. */
  bellRadius: 0.085,
  caliper: { from: -0.05, to: 0.03, halfAngle: 0.5 },
  /** Depth of the plate that closes the view through the wheel. */
  plateDepth: -0.082,
} as const

/** Brake disc, caliper (towards the rear) and the dark plate that closes the wheel inwards. */
export function brakeField({ rimRadius }: Wheels): Field {
  const { discHalfThickness, discShare, bellRadius, caliper, plateDepth } = brakePlan
  const outer = discShare * rimRadius
  return (x, y, z) => {
    const radius = Math.hypot(x, z)
    const disc = roundMax(radius - outer, Math.abs(y + 0.008) - discHalfThickness, 0.004)
    const bell = roundMax(radius - bellRadius, Math.abs(y + 0.004) - 0.022, 0.008)
    const angle = Math.abs(Math.atan2(z, x))
    const block = roundMax(
      Math.max(outer * 0.66 - radius, radius - outer - 0.016),
      Math.max((angle - caliper.halfAngle) * radius, caliper.from - y, y - caliper.to),
      0.012,
    )
    const plate = Math.max(radius - rimRadius + 0.006, Math.abs(y - plateDepth) - 0.008)
    return Math.min(disc, bell, block, plate)
  }
}

import type { Wheels } from '../car-design.ts'
import type { Field } from '../field/compile-field.ts'
import { roundMax, roundMin } from './solids.ts'
import { spokesByStyle } from './spokes.ts'
import { coverDistance } from './wheel-cover.ts'

const hubRadius = 0.064
const boltCount = 5

/**
 * A wheel's metal: barrel, outer lip, and either a plastic cover or spokes, hub with bolt holes,
 * and cap; axis y, outwards +y.
 */
export function rimField({ rimRadius, style }: Wheels): Field {
  if (style === 'cover') {
    return (x, y, z) =>
      Math.min(coverDistance(x, y, z, rimRadius), shellDistance(x, y, z, rimRadius))
  }
  const spokes = spokesByStyle[style]
  const boltStep = (2 * Math.PI) / boltCount
  return (x, y, z) => {
    const radius = Math.hypot(x, z)
    const angle = Math.atan2(x, z)
    const lip = Math.hypot(radius - rimRadius + 0.001, y - 0.096) - 0.008
    const shell = Math.max(Math.abs(radius - rimRadius + 0.004) - 0.01, Math.abs(y) - 0.098)
    const barrel = roundMin(shell, lip, 0.01)
    const outward = Math.max(0, (radius - 0.06) / (rimRadius - 0.06))
    const face = 0.086 - 0.042 * Math.max(0, 1 - radius / rimRadius) ** 1.3
    const star = spokes({ radius, angle, depth: y, face, rimRadius, outward })
    const hub = Math.max(radius - hubRadius, Math.abs(y - 0.022) - 0.03)
    let metal = roundMin(Math.max(star, radius - rimRadius), hub, 0.022)
    metal = roundMin(metal, barrel, 0.016)
    const turned = angle - boltStep * (Math.round(angle / boltStep - 0.5) + 0.5)
    const bolt = Math.hypot(Math.sin(turned) * radius, Math.cos(turned) * radius - 0.047)
    metal = roundMax(metal, -Math.max(bolt - 0.009, 0.04 - y), 0.004)
    const cap = roundMax(radius - 0.03, Math.abs(y - 0.045) - 0.019, 0.008)
    return Math.min(metal, cap)
  }
}

/** Distance from the barrel without its outer end, which a cover hides. */
function shellDistance(x: number, y: number, z: number, rimRadius: number): number {
  return Math.max(Math.abs(Math.hypot(x, z) - rimRadius + 0.004) - 0.01, Math.abs(y + 0.02) - 0.078)
}

import { roundMax, smoothStep } from './solids.ts'

const pairCount = 5

/** A plastic cover over a whole wheel: pairs of arms, and dark pockets between them. */
export const coverPlan = {
  /** How far the cover reaches over the tyre, beyond the rim's edge. */
  overlap: 0.009,
  /** Depth of its outer edge along the axis, and how much deeper its middle lies. */
  edgeDepth: 0.104,
  dish: 0.024,
  /** How far the pockets reach in from the cover's face. */
  pocketDepth: 0.05,
} as const

/** Distance from a wheel's cover; `x` and `z` across the wheel, `y` along its axis, outwards. */
export function coverDistance(x: number, y: number, z: number, rimRadius: number): number {
  const { overlap, edgeDepth, dish, pocketDepth } = coverPlan
  const radius = Math.hypot(x, z)
  const edge = rimRadius + overlap
  const share = radius / edge
  const across = fromPair(Math.atan2(x, z), radius)

  // A pair of arms slopes down from its middle to both sides, so that each side mirrors another light.
  const ring = smoothStep(0.89, 0.94, share)
  const slope = 0.16 * across * smoothStep(0.3, 0.7, share) * (1 - ring)
  const cap = 0.005 * smoothStep(0.054, 0.042, radius)
  const face = edgeDepth - dish * Math.max(0, 1 - share) ** 1.2 - slope + cap
  const bevel = 0.16 * Math.max(0, share - 0.95)
  const solid = roundMax(roundMax(y - face + bevel, radius - edge, 0.012), 0.03 - y, 0.004)

  const besidePair = Math.max(0.03 + 0.046 * share - across, 0.36 * edge - radius)
  const slotHalf = 0.002 + 0.036 * Math.max(0, share - 0.42)
  const withinPair = Math.max(across - slotHalf, 0.44 * edge - radius)
  const opening = Math.max(Math.min(besidePair, withinPair), radius - 0.91 * edge)
  const narrowing = 0.3 * Math.max(0, face - y)
  const pocket = Math.max(opening + narrowing, face - pocketDepth - y)
  return roundMax(solid, -pocket, 0.006)
}

/** Distance (0 or more) across from the middle line of the nearest pair of arms. */
function fromPair(angle: number, radius: number): number {
  const step = (2 * Math.PI) / pairCount
  return Math.abs(Math.sin(angle - step * Math.round(angle / step))) * radius
}

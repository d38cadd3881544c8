import type { WheelStyle } from '../car-design.ts'
import { roundMax } from './solids.ts'

/** A point of a wheel, seen from outside. */
export interface WheelPoint {
  readonly radius: number
  /** Round the axis, from the top, in radians. */
  readonly angle: number
  /** Along the axis, outwards. */
  readonly depth: number
  /** Depth of the wheel's face here: the spokes' front. */
  readonly face: number
  readonly rimRadius: number
  /** 0 at the hub, 1 at the rim. */
  readonly outward: number
}

type Spokes = (point: WheelPoint) => number

/** Distance of a wheel's spokes, by style. A cover has none. */
export const spokesByStyle: Readonly<Record<Exclude<WheelStyle, 'cover'>, Spokes>> = {
  'twin-five': (point) => {
    const off = 0.012 + 0.04 * point.outward
    const half = 0.0135 + 0.004 * point.outward
    return bar(point, Math.abs(across(point, 5)) - off, half, 0.026)
  },
  'five-star': (point) => {
    const half = 0.04 - 0.012 * point.outward + 0.05 * Math.max(0, point.outward - 0.7)
    const x = across(point, 5)
    const spoke = bar(point, x, half, 0.03)
    const groove = Math.max(
      Math.abs(x) - 0.009 - 0.004 * point.outward,
      Math.abs(point.outward - 0.58) - 0.36,
      point.face - 0.007 - point.depth,
    )
    return roundMax(spoke, -groove, 0.006)
  },
  'multi-spoke': (point) => {
    const half = 0.0085 + 0.004 * point.outward + 0.02 * Math.max(0, point.outward - 0.85)
    return bar(point, across(point, 11), half, 0.026)
  },
  'y-spoke': (point) => {
    const fork = 0.105 * Math.max(0, point.outward - 0.3)
    const half = 0.02 - 0.006 * point.outward
    return bar(point, Math.abs(across(point, 5)) - fork, half, 0.027)
  },
  turbine: (point) => {
    const turned = { ...point, angle: point.angle + 0.55 * point.outward }
    const plate = Math.abs(point.depth - point.face + 0.016) - 0.013
    const slot = Math.max(
      Math.abs(across(turned, 9)) - 0.008 - 0.02 * point.outward,
      Math.abs(point.outward - 0.68) - 0.2,
    )
    const ridge = 0.004 * Math.cos(turned.angle * 9)
    return roundMax(plate + ridge, -slot, 0.008)
  },
}

/** Distance along the circle from the nearest of `count` spokes' middle lines. */
function across({ angle, radius }: WheelPoint, count: number): number {
  const step = (2 * Math.PI) / count
  const turned = angle - step * Math.round(angle / step)
  return Math.sin(turned) * radius
}

/** A spoke of half width `half` about `x` = 0 whose back lies `2 * thickness` behind its face. */
function bar({ depth, face }: WheelPoint, x: number, half: number, thickness: number): number {
  const bevel = 0.25 * Math.max(0, Math.abs(x) - half * 0.4)
  return roundMax(
    Math.abs(x) - half,
    Math.abs(depth - face + thickness - 0.004) - thickness + bevel,
    0.008,
  )
}

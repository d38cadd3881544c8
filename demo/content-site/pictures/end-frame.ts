import { GROUND, type Shape } from './bodies.ts'
import { type Node, numbers, path, roundedPolygon } from './geometry.ts'
import { CANVAS, element } from './svg.ts'

/** Middle of the canvas, and of every end view. */
export const AXIS = CANVAS.width / 2

/** End views stand taller than side views, so their floor lies lower on the canvas. */
const END_GROUND = GROUND + 26

/** A point of the car seen from an end: u -1 to 1 across (1 to the right), v 0 floor to 1 roof. */
export type EndPoint = readonly [u: number, v: number]

/** Reads points from text, 'u,v u,v'. */
export function points(text: string): readonly EndPoint[] {
  return text.split(' ').map((word): EndPoint => {
    const [u, v] = numbers(word)
    if (u === undefined || v === undefined) throw new RangeError(`not a point: ${word}`)
    return [u, v]
  })
}

/** Turns end-view shares into canvas pixels. */
export interface EndFrame {
  readonly x: (u: number) => number
  readonly y: (v: number) => number
  /** Rounded polygon through the given points. */
  readonly area: (corners: readonly EndPoint[], radius?: number) => string
  /** The same, with every point mirrored and the order closed: from the right half, top to bottom. */
  readonly band: (right: readonly EndPoint[], radius?: number) => string
  /** Open line through the given points. */
  readonly line: (corners: readonly EndPoint[]) => string
}

export function endFrame(shape: Shape): EndFrame {
  const { width, height } = shape.traits.front
  const x = (u: number) => AXIS + (u * width) / 2
  const y = (v: number) => END_GROUND - v * height
  const area = (corners: readonly EndPoint[], radius = 8) =>
    roundedPolygon(
      corners.map(([u, v]) => [x(u), y(v)] as const),
      radius,
    )
  const mirrored = (right: readonly EndPoint[]): readonly EndPoint[] =>
    right.toReversed().map(([u, v]) => [-u, v] as const)
  return {
    x,
    y,
    area,
    band: (right, radius) => area([...right, ...mirrored(right)], radius),
    line: (corners) =>
      corners.map(([u, v], index) => path`${index === 0 ? 'M' : 'L'} ${x(u)} ${y(v)}`).join(''),
  }
}

/** Right half of the car's contour seen from an end, roof to floor pan. */
export function endContour(shape: Shape, frame: EndFrame): readonly Node[] {
  const { taper } = shape.traits.front
  const { x, y } = frame
  const low = shape.traits.cladding ? 0.155 : 0.125
  return [
    [x(0), y(1), 0],
    [x(taper * 0.86), y(0.978), 9],
    [x(taper * 1.02), y(0.93), 58],
    [x(0.895), y(0.7), 71, 66],
    [x(0.97), y(0.615), 46],
    [x(1), y(0.46), 88],
    [x(0.99), y(0.24), 93],
    [x(0.93), y(low), 165, 180],
    [x(0), y(low - 0.012), 180],
  ]
}

/** Content drawn on the right half, and again mirrored on the left. */
export function bothSides(id: string, content: string): string {
  return (
    element('g', { id }, content) +
    element('use', { href: `#${id}`, transform: `matrix(-1 0 0 1 ${CANVAS.width} 0)` })
  )
}

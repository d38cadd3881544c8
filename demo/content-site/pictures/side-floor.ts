import { GROUND, type Shape } from './bodies.ts'
import { path } from './geometry.ts'
import { sill } from './shapes.ts'
import { element, fill } from './svg.ts'

/** The soft shadow that grounds the car, with a darker core under each tyre. */
export function floorShadow(shape: Shape): string {
  const left = shape.nose[1]?.[0] ?? 110
  const right = shape.tail.at(-2)?.[0] ?? 1090
  const { front, rear, radius } = shape.wheels
  const ellipse = (cx: number, cy: number, rx: number, ry: number, opacity: number) =>
    element('ellipse', { cx, cy, rx, ry, fill: '#10161a', opacity, filter: 'url(#floor)' })
  return (
    ellipse((left + right) / 2, GROUND + 5, (right - left) / 2 + 8, 13, 0.34) +
    ellipse((front + rear) / 2, GROUND - 7, (rear - front) / 2 + radius, 15, 0.52) +
    ellipse(front, GROUND, radius * 0.6, 6, 0.6) +
    ellipse(rear, GROUND, radius * 0.6, 6, 0.6)
  )
}

/** Everything below the body between the wheels: the unlit floor pan. */
export function floorPan(shape: Shape): string {
  const { front, rear, radius } = shape.wheels
  const base = sill(shape)
  return fill(
    path`M ${front} ${base - 30} H ${rear} L ${rear - radius} ${base + 12} H ${front + radius} Z`,
    '#07090a',
  )
}

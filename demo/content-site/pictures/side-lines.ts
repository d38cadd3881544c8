import { GROUND, type Shape } from './bodies.ts'
import { contour, path } from './geometry.ts'
import type { Paint } from './paint.ts'
import { sill } from './shapes.ts'
import { element, stroke } from './svg.ts'

/** Shut lines of the doors, the bonnet, the fuel flap and the bumpers, each with its lit edge. */
export function shutLines(shape: Shape, paint: Paint): string {
  const { doors, wheels, shoulder } = shape
  const base = sill(shape) - (shape.traits.cladding ? 20 : 12)
  const belt = shape.windows[0]?.[1] ?? 310
  const [front, middle, rear] = doors
  const reach = wheels.radius + (shape.traits.cladding ? 24 : 14)
  const hip = GROUND - wheels.radius - reach * 0.62
  const wheelEdge = Math.min(rear, wheels.rear - reach * 0.6)
  const lines = [
    path`M ${front} ${belt + 4} C ${front - 12} ${belt + 70} ${front - 4} ${base - 70} ${front + 14} ${base}`,
    path`M ${middle} ${belt - 4} C ${middle + 3} ${belt + 60} ${middle + 4} ${base - 60} ${middle - 2} ${base}`,
    path`M ${rear + 2} ${belt - 10} C ${rear + 3} ${belt + 36} ${wheelEdge + 30} ${hip - 44} ${wheelEdge - 12} ${hip + 10}`,
    path`M ${shape.headLamp[0] + 26} ${shape.headLamp[1] + 14} Q ${wheels.front - reach - 20} ${hip + 30} ${wheels.front - reach + 4} ${hip + 34}`,
    path`M ${wheels.rear + reach - 4} ${hip + 40} Q ${wheels.rear + reach + 30} ${hip + 28} 1100 ${hip + 20}`,
    contour([
      [shoulder[0]?.[0] ?? 200, (shoulder[0]?.[1] ?? 350) - 6, -12],
      [shape.cowl[0] - 26, shape.cowl[1] + 11, -8],
    ]),
  ].join('')
  const flap = element('rect', {
    x: wheels.rear + 34,
    y: (shoulder.at(-1)?.[1] ?? 350) + 9,
    width: 30,
    height: 30,
    rx: 8,
    fill: 'none',
  })
  return element(
    'g',
    { 'clip-path': 'url(#body)', fill: 'none' },
    stroke(lines, paint.tone(1.1, 0.3), 1.4, { transform: 'translate(1.8 .6)', opacity: 0.6 }) +
      stroke(lines, '#07090b', 2, { opacity: 0.78 }) +
      element('g', { stroke: '#07090b', 'stroke-width': 1.3, opacity: 0.28 }, flap),
  )
}

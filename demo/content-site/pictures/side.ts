import { GROUND, type Shape } from './bodies.ts'
import { contour, path, shifted } from './geometry.ts'
import type { Paint } from './paint.ts'
import { body, bodyDefinitions } from './side-body.ts'
import { arches, detailDefinitions, handles, mirror } from './side-details.ts'
import { floorPan, floorShadow } from './side-floor.ts'
import { glass, glassDefinitions } from './side-glass.ts'
import { lamps } from './side-lamps.ts'
import { shutLines } from './side-lines.ts'
import { CANVAS, element, fill, picture, stroke } from './svg.ts'
import { WHEEL_DEFINITIONS, wheel, wheelSymbol } from './wheel.ts'

/** The car from its left side, nose to the left; mirrored, the nose points right. */
export function drawSide(shape: Shape, paint: Paint, mirrored: boolean): string {
  const { front, rear, radius, spokes } = shape.wheels
  const definitions =
    bodyDefinitions(shape, paint) +
    glassDefinitions(shape) +
    detailDefinitions(shape) +
    WHEEL_DEFINITIONS +
    wheelSymbol(spokes)
  const car = [
    floorShadow(shape),
    floorPan(shape),
    roofFittings(shape),
    body(shape, paint),
    glass(shape),
    shutLines(shape, paint),
    lamps(shape),
    arches(shape),
    handles(shape, paint),
    mirror(shape, paint),
    wheel(front, GROUND - radius, radius),
    wheel(rear, GROUND - radius, radius),
  ].join('')
  const facing = mirrored
    ? element('g', { transform: `translate(${CANVAS.width} 0) scale(-1 1)` }, car)
    : car
  return picture(definitions, facing)
}

/** Roof rails where the body has them, and the aerial fin. */
function roofFittings(shape: Shape): string {
  const [, last = [900, 230, 0]] = shape.roof
  const finX = last[0] - 40
  const finY = last[1] - 8
  const fin = fill(
    path`M ${finX - 8} ${finY + 5} Q ${finX + 8} ${finY - 6} ${finX + 17} ${finY - 9} L ${finX + 23} ${finY + 10} Z`,
    '#15181a',
  )
  if (!shape.traits.rails) return fin
  const along = shifted([[shape.header[0] + 34, shape.header[1] - 8, -14], ...shape.roof], 0, -4)
  return (
    stroke(contour(along), '#1b1e20', 6, { 'stroke-linecap': 'round' }) +
    stroke(contour(shifted(along, 0, -2)), '#9aa3aa', 1.4, { 'stroke-linecap': 'round' }) +
    fin
  )
}

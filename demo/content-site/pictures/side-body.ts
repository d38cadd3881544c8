import type { Shape } from './bodies.ts'
import { closed, contour, path, round, shifted } from './geometry.ts'
import type { Paint } from './paint.ts'
import { outline, sill } from './shapes.ts'
import { blur, clip, element, fill, linear, radial, stroke } from './svg.ts'

/** Gradients, clips and blurs of the painted body. */
export function bodyDefinitions(shape: Shape, paint: Paint): string {
  const contourNodes = outline(shape)
  const [top, bottom] = [shape.roof[0]?.[1] ?? 200, sill(shape)]
  const [left, right] = [shape.nose[1]?.[0] ?? 110, shape.tail.at(-2)?.[0] ?? 1090]
  const { shoulder } = shape
  const ridge = (at(shape, 1) - top) / (bottom - top)
  const below = (share: number) => ridge + (1 - ridge) * share
  const swing = paint.flake * 0.2
  return [
    clip('body', closed(contourNodes)),
    clip(
      'above',
      `${path`M 0 ${at(shape, 0)}`}L${contour(shoulder).slice(2)}L1200 ${round(at(shape, 3))}V0H0Z`,
    ),
    clip(
      'below',
      `${path`M 0 ${at(shape, 0)}`}L${contour(shoulder).slice(2)}L1200 ${round(at(shape, 3))}V675H0Z`,
    ),
    linear(
      'skin',
      [0, top, 0, bottom],
      [
        [0, paint.tone(1.05 + swing, 0.1)],
        [ridge * 0.7, paint.tone(0.96, 0.02)],
        [ridge, paint.tone(1 + swing, 0.05)],
        [below(0.12), paint.tone(0.82, 0.012)],
        [below(0.26), paint.colour],
        [below(0.38), paint.tone(1 + swing * 0.6, 0.012)],
        [below(0.58), paint.tone(0.56 - swing * 0.4, 0.004)],
        [below(0.72), paint.tone(0.36 - swing * 0.3, 0.003)],
        [below(0.88), paint.tone(0.5, 0.016)],
        [1, paint.tone(0.22, 0.002)],
      ],
    ),
    linear(
      'ends',
      [left, 0, right, 0],
      [
        [0, '#05070a', 0.62],
        [0.035, '#05070a', 0.3],
        [0.11, '#05070a', 0.03],
        [0.2, '#05070a', 0],
        [0.84, '#05070a', 0],
        [0.94, '#05070a', 0.14],
        [0.985, '#05070a', 0.42],
        [1, '#05070a', 0.66],
      ],
    ),
    radial(
      'wing',
      [0, 0, 1],
      [
        [0, paint.tone(1.25, 0.32), 0.85],
        [0.45, paint.tone(1.15, 0.16), 0.35],
        [1, paint.tone(1, 0.05), 0],
      ],
    ),
    linear(
      'fade',
      [left, 0, right, 0],
      [
        [0.02, '#fff', 0],
        [0.2, '#fff', 0.9],
        [0.5, '#fff', 0.55],
        [0.8, '#fff', 0.85],
        [0.98, '#fff', 0],
      ],
    ),
    blur('soft', 3 + paint.softness * 0.5),
    blur('softer', 9 + paint.softness * 0.6),
    blur('floor', 9),
  ].join('')
}

/** The painted body with its light: sky on what faces up, floor on what faces down. */
export function body(shape: Shape, paint: Paint): string {
  const contourNodes = outline(shape)
  const { shoulder, wheels, doors } = shape
  const base = sill(shape)
  const last = shoulder.at(-1) ?? [0, 0, 0]
  const depth = base - at(shape, 1)
  const under = shifted(shoulder, 0, depth * 0.1)
  const crease = path`M ${wheels.front + wheels.radius + 24} ${base - depth * 0.27} C ${doors[1]} ${base - depth * 0.24} ${doors[2] - 70} ${base - depth * 0.3} ${wheels.rear - wheels.radius * 0.4} ${base - depth * 0.47} S ${last[0] - 70} ${base - depth * 0.5} ${last[0] - 20} ${base - depth * 0.52}`
  const bonnet = contour(shifted([...shape.nose.slice(3), shape.cowl], 4, 11))
  const above = stroke(contour(shifted(shoulder, 0, -9)), paint.tone(1.15, 0.34), depth * 0.14, {
    filter: 'url(#soft)',
    opacity: 0.9,
  })
  const beneath = stroke(contour(under), paint.tone(0.34, 0), depth * 0.22, {
    filter: 'url(#softer)',
    opacity: 0.62,
  })
  const light = [
    // The bonnet and the roof face the sky.
    stroke(contour(contourNodes), paint.tone(1.1, 0.3), 14, {
      filter: 'url(#soft)',
      opacity: 0.75,
    }),
    stroke(bonnet, paint.tone(1.12, 0.22), 12, { filter: 'url(#soft)', opacity: 0.8 }),
    // Under the shoulder the side turns towards the dark walls, lower down towards the floor.
    element('g', { 'clip-path': 'url(#below)' }, beneath),
    wingGlow(wheels.front - 6, at(shape, 0.5) + depth * 0.18, wheels.radius * 1.55, depth * 0.34),
    wingGlow(wheels.rear + 10, at(shape, 2) + depth * 0.24, wheels.radius * 1.75, depth * 0.38),
    element('g', { 'clip-path': 'url(#above)' }, above),
    stroke(crease, paint.tone(0.2, 0), 10, {
      filter: 'url(#soft)',
      opacity: 0.7,
      transform: 'translate(0 -9)',
    }),
    stroke(crease, paint.tone(1.1, 0.2), 5, { filter: 'url(#soft)', opacity: 0.95 }),
    stroke(contour(shoulder), 'url(#fade)', 2.2, { opacity: 0.15 + paint.gloss * 0.5 }),
    // The surface curves away at both ends.
    fill('M0 0H1200V675H0Z', 'url(#ends)'),
    stroke(closed(contourNodes), paint.tone(0.25, 0), 2.4, { opacity: 0.55 }),
  ].join('')
  return element('g', { 'clip-path': 'url(#body)' }, fill('M0 0H1200V675H0Z', 'url(#skin)') + light)
}

/** Height of the shoulder near one of its points; a half is the point between. */
function at(shape: Shape, index: number): number {
  const low = shape.shoulder[Math.floor(index)]?.[1] ?? 340
  const high = shape.shoulder[Math.ceil(index)]?.[1] ?? 340
  return (low + high) / 2
}

function wingGlow(x: number, y: number, rx: number, ry: number): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(rx)} ${Math.round(ry)})`
  return element('circle', { r: 1, fill: 'url(#wing)', transform: place })
}

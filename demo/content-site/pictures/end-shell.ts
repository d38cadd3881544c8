import type { Shape } from './bodies.ts'
import { AXIS, type EndFrame, bothSides, endContour, points } from './end-frame.ts'
import { symmetric } from './geometry.ts'
import type { Paint } from './paint.ts'
import { blur, clip, element, fill, linear, stroke } from './svg.ts'

const EVERYWHERE = 'M0 0H1200V675H0Z'

export function endDefinitions(shape: Shape, paint: Paint, frame: EndFrame): string {
  const { x, y } = frame
  const swing = paint.flake * 0.2
  return [
    clip('body', symmetric(endContour(shape, frame), AXIS)),
    linear(
      'skin',
      [0, y(1), 0, y(0.1)],
      [
        [0, paint.tone(1.05 + swing, 0.14)],
        [0.2, paint.tone(0.95, 0.02)],
        [0.34, paint.tone(1.1 + swing, 0.1)],
        [0.46, paint.tone(0.98 + swing, 0.02)],
        [0.51, paint.colour],
        [0.57, paint.tone(0.8, 0.01)],
        [0.74, paint.tone(0.58 - swing * 0.4, 0.006)],
        [0.88, paint.tone(0.42, 0.004)],
        [1, paint.tone(0.22, 0.002)],
      ],
    ),
    linear(
      'ends',
      [x(-1), 0, x(1), 0],
      [
        [0, '#05070a', 0.62],
        [0.06, '#05070a', 0.28],
        [0.17, '#05070a', 0.04],
        [0.5, '#05070a', 0],
        [0.83, '#05070a', 0.04],
        [0.94, '#05070a', 0.28],
        [1, '#05070a', 0.62],
      ],
    ),
    linear(
      'screen',
      [0, y(0.95), 0, y(0.7)],
      [
        [0, '#5d6c76'],
        [0.2, '#2d363c'],
        [0.7, '#171c20'],
        [1, '#0d1113'],
      ],
    ),
    linear(
      'clad',
      [0, y(0.3), 0, y(0.12)],
      [
        [0, '#3a3f42'],
        [1, '#14171a'],
      ],
    ),
    blur('soft', 4 + paint.softness * 0.5),
    blur('softer', 10 + paint.softness * 0.5),
    blur('floor', 9),
  ].join('')
}

/** The painted shell with the light that does not depend on the end one sees. */
export function shell(shape: Shape, paint: Paint, frame: EndFrame, between: string): string {
  const contour = symmetric(endContour(shape, frame), AXIS)
  const clad = shape.traits.cladding ? cladding(frame) : ''
  const shoulder = frame.line(points('0.9,0.68 0.965,0.61 0.985,0.5'))
  return element(
    'g',
    { 'clip-path': 'url(#body)' },
    fill(EVERYWHERE, 'url(#skin)') +
      stroke(contour, paint.tone(1.1, 0.3), 12, { filter: 'url(#soft)', opacity: 0.7 }) +
      bothSides(
        'hip',
        stroke(shoulder, paint.tone(1.15, 0.4), 9, { filter: 'url(#soft)', opacity: 0.7 }),
      ) +
      between +
      clad +
      fill(EVERYWHERE, 'url(#ends)') +
      stroke(contour, paint.tone(0.2, 0), 2.6, { opacity: 0.6 }),
  )
}

function cladding(frame: EndFrame): string {
  const low = fill(frame.band(points('1.1,0.235 1.1,0.05'), 1), 'url(#clad)')
  const arch = fill(
    frame.area(points('1.1,0.44 0.955,0.43 0.93,0.3 0.9,0.2 1.1,0.1'), 14),
    'url(#clad)',
  )
  return low + bothSides('arch', arch)
}

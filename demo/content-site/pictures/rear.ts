import type { Shape } from './bodies.ts'
import { type EndFrame, bothSides, endFrame, points } from './end-frame.ts'
import { screen, screenClip, screenPoints, seats } from './end-glass.ts'
import { badge, plate } from './end-marks.ts'
import { endDefinitions, shell } from './end-shell.ts'
import { mirrors, stance } from './end-stance.ts'
import type { Paint } from './paint.ts'
import { bumper, tailLamps } from './rear-lamps.ts'
import { element, fill, linear, picture, stroke } from './svg.ts'

/** The car from behind. */
export function drawRear(shape: Shape, paint: Paint): string {
  const frame = endFrame(shape)
  const long = hasBoot(shape)
  const pane = screenPoints(shape, long ? 0.935 : 0.925, long ? 0.735 : 0.69, long ? 0.78 : 0.76)
  const red = linear(
    'red',
    [0, frame.y(0.62), 0, frame.y(0.45)],
    [
      [0, '#e23a32'],
      [0.5, '#b0181a'],
      [1, '#6c0d0f'],
    ],
  )
  return picture(
    endDefinitions(shape, paint, frame) + screenClip(frame, pane) + red,
    [
      stance(shape, frame),
      mirrors(paint, frame, true),
      shell(shape, paint, frame, panels(shape, paint, frame)),
      screen(frame, pane, seats(frame, 0.83, 0.7)),
      long ? '' : wiper(frame),
      roofEdge(paint, frame, shape),
      element('g', { 'clip-path': 'url(#body)' }, tailLamps(shape, frame) + bumper(shape, frame)),
      badge(frame, shape.traits.lamps === 'bar' ? 0.53 : 0.625),
      plate(frame, long ? 0.31 : 0.445),
    ].join(''),
  )
}

/** A saloon or a fastback ends in a boot lid; every other body in a tailgate. */
function hasBoot(shape: Shape): boolean {
  return shape.deck[0] - shape.spoiler[0] > 100
}

function panels(shape: Shape, paint: Paint, frame: EndFrame): string {
  const boot = hasBoot(shape)
  const ledge = boot ? 0.665 : 0.58
  const light = fill(
    frame.band(
      [
        [0.7, ledge + 0.03],
        [0.82, ledge],
        [0.5, ledge - 0.03],
      ],
      24,
    ),
    paint.tone(1.12, 0.28),
    { filter: 'url(#softer)', opacity: 0.7 },
  )
  const recess = boot
    ? ''
    : fill(frame.band(points('0.36,0.5 0.42,0.47 0.34,0.395'), 14), paint.tone(0.3, 0), {
        filter: 'url(#soft)',
        opacity: 0.75,
      })
  const shut = boot
    ? frame.line(points('0.8,0.735 0.83,0.66 0.72,0.4 0.66,0.375 0,0.37'))
    : frame.line(points('0.79,0.88 0.86,0.69 0.84,0.6 0.72,0.43 0.68,0.37 0,0.362'))
  const lip = frame.line([
    [0.9, boot ? 0.69 : 0.6],
    [0.6, ledge + 0.012],
    [0, ledge + 0.018],
  ])
  const under = stroke(
    frame.line(points('0.96,0.335 0.5,0.325 0,0.322')),
    paint.tone(1.1, 0.22),
    8,
    { filter: 'url(#soft)', opacity: 0.75 },
  )
  return (
    light +
    recess +
    bothSides(
      'panel',
      under +
        stroke(lip, paint.tone(0.4, 0), 6, {
          filter: 'url(#soft)',
          opacity: 0.6,
          transform: 'translate(0 9)',
        }) +
        stroke(lip, paint.tone(1.15, 0.45), 4.5, { filter: 'url(#soft)', opacity: 0.9 }) +
        stroke(shut, '#07090b', 2, { opacity: 0.75 }) +
        stroke(shut, paint.tone(1.15, 0.35), 1.2, {
          opacity: 0.5,
          transform: 'translate(-1.6 1.6)',
        }),
    )
  )
}

/** Spoiler over a tailgate's screen, with the third brake lamp. */
function roofEdge(paint: Paint, frame: EndFrame, shape: Shape): string {
  const { taper } = shape.traits.front
  const lamp = stroke(frame.line(points('-0.14,0.938 0.14,0.938')), '#c4201f', 4, {
    'stroke-linecap': 'round',
  })
  if (hasBoot(shape)) return lamp
  return (
    fill(
      frame.band(
        [
          [taper * 0.9, 0.955],
          [taper * 0.93, 0.922],
          [taper * 0.4, 0.927],
        ],
        7,
      ),
      paint.tone(0.86, 0.05),
    ) +
    fill(
      frame.band(
        [
          [taper * 0.93, 0.926],
          [taper * 0.9, 0.915],
          [taper * 0.4, 0.919],
        ],
        3,
      ),
      '#07090a',
    ) +
    lamp
  )
}

function wiper(frame: EndFrame): string {
  return (
    stroke(frame.line(points('0,0.697 0.4,0.725')), '#15191c', 4, { 'stroke-linecap': 'round' }) +
    element('circle', { cx: frame.x(0), cy: frame.y(0.697), r: 7, fill: '#15191c' })
  )
}

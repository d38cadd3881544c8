import type { Shape } from './bodies.ts'
import { type EndFrame, bothSides, endFrame, points } from './end-frame.ts'
import { screen, screenClip, screenPoints, seats } from './end-glass.ts'
import { badge, plate } from './end-marks.ts'
import { endDefinitions, shell } from './end-shell.ts'
import { mirrors, stance } from './end-stance.ts'
import { grille } from './front-grille.ts'
import { headLamps } from './front-lamps.ts'
import type { Paint } from './paint.ts'
import { element, fill, picture, stroke } from './svg.ts'

/** Height of the windscreen's foot. */
const SCUTTLE = 0.7

/** Height of the badge: on the grille, or on the closed nose below the light bar. */
const BADGE = { none: 0.445, slim: 0.534, wide: 0.492, tall: 0.455 } as const

/** The car from the front, as it comes towards the viewer. */
export function drawFront(shape: Shape, paint: Paint): string {
  const frame = endFrame(shape)
  const windscreen = screenPoints(shape, 0.945, SCUTTLE, 0.83)
  const definitions = endDefinitions(shape, paint, frame) + screenClip(frame, windscreen)
  return picture(
    definitions,
    [
      stance(shape, frame),
      rails(shape, frame),
      shell(shape, paint, frame, bonnet(paint, frame)),
      screen(frame, windscreen, cabin(frame)),
      wipers(frame),
      element(
        'g',
        { 'clip-path': 'url(#body)' },
        grille(shape, paint, frame) + headLamps(shape, frame),
      ),
      badge(frame, BADGE[shape.traits.grille]),
      plate(frame, 0.265),
      mirrors(paint, frame, false),
    ].join(''),
  )
}

/** The bonnet: its lit surface, two creases and the shut line above the lamps. */
function bonnet(paint: Paint, frame: EndFrame): string {
  const top = fill(
    frame.band(
      [
        [0.5, SCUTTLE - 0.004],
        [0.62, 0.64],
        [0.42, 0.6],
      ],
      30,
    ),
    paint.tone(1.12, 0.26),
    { filter: 'url(#softer)', opacity: 0.75 },
  )
  const crease = frame.line([
    [0.6, SCUTTLE - 0.004],
    [0.52, 0.62],
    [0.36, 0.568],
  ])
  const shut = frame.line(points('0.84,0.7 0.8,0.625 0.62,0.588 0.36,0.574 0,0.57'))
  const under = fill(frame.band(points('0.99,0.42 0.98,0.3 0.5,0.34'), 30), paint.tone(0.28, 0), {
    filter: 'url(#softer)',
    opacity: 0.4,
  })
  const lip = stroke(frame.line(points('0.94,0.4 0.6,0.372 0,0.366')), paint.tone(1.1, 0.22), 7, {
    filter: 'url(#soft)',
    opacity: 0.7,
  })
  return (
    top +
    under +
    bothSides(
      'bonnet',
      lip +
        stroke(crease, paint.tone(0.5, 0), 7, {
          filter: 'url(#soft)',
          opacity: 0.55,
          transform: 'translate(7 0)',
        }) +
        stroke(crease, paint.tone(1.15, 0.4), 4, { filter: 'url(#soft)', opacity: 0.8 }) +
        stroke(shut, '#07090b', 2, { opacity: 0.75 }) +
        stroke(shut, paint.tone(1.15, 0.35), 1.2, { opacity: 0.6, transform: 'translate(0 2)' }),
    )
  )
}

/** Steering wheel on the car's left, so on the viewer's right, dash and rear-view mirror. */
function cabin(frame: EndFrame): string {
  const wheel = { cx: frame.x(0.37), cy: frame.y(0.705), rx: 46, ry: 34 }
  return (
    seats(frame, 0.875, SCUTTLE) +
    fill(frame.band(points('0.95,0.722 0.95,0.6'), 2), '#070a0b') +
    element('ellipse', { ...wheel, fill: 'none', stroke: '#030405', 'stroke-width': 8 }) +
    element('rect', {
      x: frame.x(0) - 24,
      y: frame.y(0.928),
      width: 48,
      height: 15,
      rx: 6,
      fill: '#040506',
    })
  )
}

function wipers(frame: EndFrame): string {
  const blades =
    frame.line(points('-0.62,0.722 -0.06,0.712')) + frame.line(points('0.08,0.722 0.64,0.712'))
  return (
    fill(frame.band(points('0.8,0.712 0.78,0.694 0,0.682'), 4), '#0a0d0f') +
    stroke(blades, '#1c2125', 3.5, { 'stroke-linecap': 'round' })
  )
}

function rails(shape: Shape, frame: EndFrame): string {
  if (!shape.traits.rails) return ''
  const u = shape.traits.front.taper * 0.9
  return bothSides(
    'rail',
    fill(
      frame.area(
        [
          [u - 0.05, 0.96],
          [u - 0.045, 1],
          [u + 0.015, 0.992],
          [u + 0.06, 0.95],
        ],
        4,
      ),
      '#1b1e20',
    ),
  )
}

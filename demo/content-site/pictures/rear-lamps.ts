import type { Shape } from './bodies.ts'
import { type EndFrame, type EndPoint, bothSides, points } from './end-frame.ts'
import { fill, stroke } from './svg.ts'

export function tailLamps(shape: Shape, frame: EndFrame): string {
  switch (shape.traits.lamps) {
    case 'bar':
      return (
        fill(frame.band(points('0.99,0.615 0.99,0.575 0.6,0.583'), 6), '#2a0506') +
        stroke(frame.line(points('-0.97,0.598 -0.6,0.6 0.6,0.6 0.97,0.598')), '#ff4a3d', 7) +
        stroke(frame.line(points('-0.95,0.599 0.95,0.599')), '#ffb3a6', 1.6)
      )
    case 'round':
      return bothSides(
        'lamp',
        lamp(
          frame,
          points('0.76,0.58 0.95,0.6 0.97,0.46 0.8,0.44'),
          points('0.82,0.555 0.92,0.565 0.925,0.48 0.84,0.47 0.82,0.555'),
          18,
        ),
      )
    case 'blade':
      return bothSides(
        'lamp',
        lamp(
          frame,
          points('0.5,0.58 0.9,0.615 0.985,0.585 0.99,0.52 0.8,0.515'),
          points('0.57,0.57 0.88,0.585 0.97,0.56'),
          9,
        ),
      )
    case 'split':
      return bothSides(
        'lamp',
        shape.tailLamp[3] > shape.tailLamp[2]
          ? lamp(
              frame,
              points('0.86,0.7 0.935,0.67 0.99,0.56 0.99,0.43 0.87,0.42'),
              points('0.91,0.66 0.93,0.56 0.93,0.45'),
              9,
            )
          : lamp(
              frame,
              points('0.58,0.575 0.93,0.61 0.99,0.57 0.985,0.49 0.86,0.5 0.82,0.53'),
              points('0.64,0.562 0.88,0.575 0.92,0.52 0.975,0.51'),
              8,
            ),
      )
  }
}

function lamp(
  frame: EndFrame,
  outer: readonly EndPoint[],
  guide: readonly EndPoint[],
  radius: number,
): string {
  const contour = frame.area(outer, radius)
  return (
    fill(contour, 'url(#red)') +
    stroke(frame.line(guide), '#ff8d7d', 4.5, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    stroke(contour, '#240304', 2, { opacity: 0.85 })
  )
}

export function bumper(shape: Shape, frame: EndFrame): string {
  const { cladding, grille } = shape.traits
  const diffuser = fill(
    frame.band(
      [
        [0.66, cladding ? 0.24 : 0.215],
        [0.56, 0.13],
      ],
      12,
    ),
    '#101315',
  )
  const skid = cladding ? fill(frame.band(points('0.46,0.205 0.4,0.16'), 8), '#9aa2a8') : ''
  const reflector = stroke(frame.line(points('0.74,0.262 0.9,0.272')), '#b0201f', 7, {
    'stroke-linecap': 'round',
  })
  const pipe =
    grille === 'none' || grille === 'slim'
      ? ''
      : fill(frame.area(points('0.46,0.19 0.62,0.19 0.6,0.152 0.47,0.152'), 6), '#c3cace') +
        fill(frame.area(points('0.48,0.184 0.605,0.184 0.588,0.158 0.485,0.158'), 5), '#050607')
  return diffuser + skid + bothSides('bumper', reflector + pipe)
}

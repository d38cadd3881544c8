import { GROUND, type Shape } from './bodies.ts'
import { path } from './geometry.ts'
import type { Paint } from './paint.ts'
import { sill } from './shapes.ts'
import { element, fill, linear } from './svg.ts'

export function detailDefinitions(shape: Shape): string {
  const [x, y, length, height] = shape.headLamp
  const [tx, , tLength] = shape.tailLamp
  return [
    linear(
      'head',
      [x, y, x + length, y - height],
      [
        [0, '#e8f0f4'],
        [0.35, '#8b99a3'],
        [0.7, '#c7d2d9'],
        [1, '#59646c'],
      ],
    ),
    linear(
      'rearlamp',
      [tx - tLength, 0, tx, 0],
      [
        [0, '#5d0b0d'],
        [0.5, '#c01a1c'],
        [0.85, '#e8332c'],
        [1, '#7d0f10'],
      ],
    ),
    linear(
      'clad',
      [0, sill(shape) - 40, 0, sill(shape) + 4],
      [
        [0, '#3c4144'],
        [0.5, '#2a2e31'],
        [1, '#131618'],
      ],
    ),
  ].join('')
}

/** Arch gaps, cladding and sills: everything around the wheels that is not paint. */
export function arches(shape: Shape): string {
  const { front, rear, radius } = shape.wheels
  const y = GROUND - radius
  const base = sill(shape)
  const ring = (x: number) =>
    (shape.traits.cladding
      ? element('circle', { cx: x, cy: y, r: radius + 22, fill: 'url(#clad)' })
      : '') + element('circle', { cx: x, cy: y + 2, r: radius + 9, fill: '#060708' })
  const strip = shape.traits.cladding
    ? fill(
        path`M 0 ${base - 26} L ${front} ${base - 22} L ${rear} ${base - 24} L 1200 ${base - 30} V 600 H 0 Z`,
        'url(#clad)',
      )
    : fill(path`M 0 ${base - 9} H 1200 V 600 H 0 Z`, '#191c1e')
  return element('g', { 'clip-path': 'url(#body)' }, strip + ring(front) + ring(rear))
}

export function handles(shape: Shape, paint: Paint): string {
  const [, middle, rear] = shape.doors
  const y = (shape.shoulder[2]?.[1] ?? 340) + 20
  const handle = (x: number) =>
    shape.traits.grille === 'none'
      ? element('rect', {
          x: x - 48,
          y,
          width: 46,
          height: 8,
          rx: 4,
          fill: paint.tone(0.6, 0.02),
          stroke: '#07090b',
          'stroke-width': 1.2,
          'stroke-opacity': 0.6,
        })
      : fill(path`M ${x - 46} ${y + 11} q 22 6 44 0`, '#050607', { opacity: 0.4 }) +
        element('rect', {
          x: x - 48,
          y,
          width: 46,
          height: 9,
          rx: 4.5,
          fill: paint.tone(1.02, 0.1),
        }) +
        element('rect', {
          x: x - 46,
          y: y + 1,
          width: 42,
          height: 2.4,
          rx: 1.2,
          fill: '#fff',
          opacity: 0.5,
        }) +
        element('rect', {
          x: x - 48,
          y: y + 6,
          width: 46,
          height: 3,
          rx: 1.5,
          fill: paint.tone(0.25, 0),
        })
  return handle(middle - 12) + handle(rear - 12)
}

/** The mirror on the near door. */
export function mirror(shape: Shape, paint: Paint): string {
  const [x, y] = shape.windows[0] ?? [450, 310]
  const shell = path`M ${x - 2} ${y - 8} c 0 -20 14 -27 34 -26 c 14 1 19 9 17 20 c -2 12 -12 15 -28 15 Z`
  const foot = path`M ${x + 4} ${y - 2} l 30 2 l -10 12 l -14 2 Z`
  return (
    fill(foot, '#0b0d0f') +
    fill(shell, paint.tone(0.92, 0.05)) +
    fill(
      path`M ${x + 1} ${y - 12} c 3 -14 14 -20 30 -19 c 8 1 13 4 14 9 c -16 -5 -30 -3 -44 10 Z`,
      paint.tone(1.15, 0.35),
      { opacity: 0.8 },
    ) +
    fill(path`M ${x + 2} ${y - 5} l 46 -4 c -3 8 -12 10 -25 10 Z`, '#0b0d0f', {
      opacity: 0.75,
    })
  )
}

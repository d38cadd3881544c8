import type { Shape } from './bodies.ts'
import { AXIS, type EndFrame, bothSides, points } from './end-frame.ts'
import { path } from './geometry.ts'
import type { Paint } from './paint.ts'
import { element, fill, stroke } from './svg.ts'

/** Shadow on the floor and the two tyres, which the body partly hides. */
export function stance(shape: Shape, frame: EndFrame): string {
  const { x, y } = frame
  const width = x(1) - x(-1)
  const shadow = (ry: number, share: number, opacity: number) =>
    element('ellipse', {
      cx: AXIS,
      cy: y(0) - 2,
      rx: (width / 2) * share,
      ry,
      fill: '#10161a',
      opacity,
      filter: 'url(#floor)',
    })
  const wide = shape.wheels.radius > 78 ? 0.23 : 0.205
  const tyre = (from: number) => {
    const left = x(from)
    const tread = x(from + wide) - left
    const top = y(0.36)
    const grooves = [0.28, 0.5, 0.72]
      .map((share) => path`M ${left + tread * share} ${top} V ${y(0) - 3}`)
      .join('')
    return (
      element('rect', {
        x: left,
        y: top,
        width: tread,
        height: y(0) - top,
        rx: 13,
        fill: '#1a1c1e',
      }) +
      element('rect', {
        x: left + tread * 0.12,
        y: top,
        width: tread * 0.3,
        height: y(0) - top,
        rx: 9,
        fill: '#2b2e31',
        opacity: 0.7,
      }) +
      stroke(grooves, '#08090a', 2.4)
    )
  }
  const pan = fill(frame.band(points('0.78,0.3 0.7,0.075'), 6), '#060809')
  return shadow(17, 1.1, 0.36) + shadow(9, 0.94, 0.55) + pan + bothSides('tyre', tyre(0.96 - wide))
}

/** A mirror on each side, standing off the doors. */
export function mirrors(paint: Paint, frame: EndFrame, fromBehind: boolean): string {
  const right = frame.area(
    points('0.92,0.705 0.98,0.757 1.115,0.762 1.15,0.72 1.115,0.675 0.965,0.672'),
    13,
  )
  const arm = frame.area(points('0.88,0.705 1.02,0.695 1.0,0.675 0.885,0.685'), 3)
  const lower = frame.area(points('0.955,0.69 1.14,0.695 1.11,0.674 0.965,0.672'), 4)
  const glass = frame.area(
    points('0.945,0.715 0.99,0.745 1.105,0.75 1.13,0.718 1.1,0.69 0.965,0.688'),
    9,
  )
  const face = fromBehind
    ? fill(glass, '#9fb0bb') + fill(glass, 'url(#screen)', { opacity: 0.55 })
    : stroke(frame.line(points('0.985,0.747 1.11,0.751')), paint.tone(1.2, 0.5), 4, {
        opacity: 0.7,
        'stroke-linecap': 'round',
      })
  return bothSides(
    'mirror',
    fill(arm, '#0b0d0f') +
      fill(right, paint.tone(0.8, 0.03)) +
      fill(lower, '#0b0d0f') +
      face +
      stroke(right, '#07090b', 1.2, { opacity: 0.5 }),
  )
}

import type { Shape } from './bodies.ts'
import { type EndFrame, type EndPoint, bothSides, points } from './end-frame.ts'
import { path } from './geometry.ts'
import { element, fill, stroke } from './svg.ts'

export function headLamps(shape: Shape, frame: EndFrame): string {
  return bothSides('lamp', lamp(shape, frame))
}

function lamp(shape: Shape, frame: EndFrame): string {
  switch (shape.traits.lamps) {
    case 'round':
      return roundLamp(frame)
    case 'bar':
      return housing(
        frame,
        points('0.46,0.52 0.98,0.535 0.985,0.49 0.5,0.48'),
        points('0.46,0.5 0.95,0.515 0.97,0.485'),
        [],
      )
    case 'split':
      return housing(
        frame,
        points('0.6,0.55 0.97,0.59 0.985,0.525 0.86,0.492 0.62,0.5'),
        points('0.62,0.54 0.95,0.575'),
        [0.7, 0.82],
      )
    case 'blade':
      return housing(
        frame,
        points('0.57,0.53 0.8,0.56 0.975,0.6 0.985,0.55 0.88,0.505 0.62,0.49'),
        points('0.6,0.5 0.84,0.52 0.965,0.578'),
        [0.72, 0.85],
      )
  }
}

function housing(
  frame: EndFrame,
  outer: readonly EndPoint[],
  guide: readonly EndPoint[],
  lenses: readonly number[],
): string {
  const contour = frame.area(outer, 9)
  const lens = (u: number) => {
    const [cx, cy] = [frame.x(u), frame.y(0.518 + (u - 0.6) * 0.1)]
    return (
      element('rect', {
        x: cx - 15,
        y: cy - 8,
        width: 30,
        height: 16,
        rx: 7,
        fill: '#2b353b',
        stroke: '#9fb0ba',
        'stroke-width': 1.8,
      }) +
      element('rect', {
        x: cx - 9,
        y: cy - 4,
        width: 18,
        height: 5,
        rx: 2.5,
        fill: '#e4eef3',
        opacity: 0.85,
      })
    )
  }
  return (
    fill(contour, '#11171b') +
    fill(contour, '#8fa1ad', { opacity: 0.28 }) +
    lenses.map(lens).join('') +
    stroke(frame.line(guide), '#fff', 4.5, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    stroke(contour, '#07090b', 2, { opacity: 0.8 })
  )
}

function roundLamp(frame: EndFrame): string {
  const [cx, cy] = [frame.x(0.72), frame.y(0.5)]
  const circle = (r: number, attributes: Readonly<Record<string, string | number>>) =>
    element('circle', { cx, cy, r, ...attributes })
  return (
    circle(40, { fill: '#0d1114' }) +
    circle(36, { fill: '#75858f', opacity: 0.5 }) +
    circle(30, { fill: 'none', stroke: '#fff', 'stroke-width': 5 }) +
    circle(15, { fill: '#2a343a', stroke: '#c4d0d7', 'stroke-width': 2 }) +
    fill(path`M ${cx - 24} ${cy - 12} q 14 -20 40 -10 q -26 -2 -40 10 Z`, '#fff', {
      opacity: 0.5,
    })
  )
}

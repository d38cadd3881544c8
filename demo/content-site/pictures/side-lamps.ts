import type { Shape } from './bodies.ts'
import { path } from './geometry.ts'
import { sill } from './shapes.ts'
import { element, fill, stroke } from './svg.ts'

/** Height of the lower intake as a share of the bumper, by grille. */
const INTAKE = { none: 0.3, slim: 0.44, wide: 0.44, tall: 0.62 } as const

/** Head and tail lamps with their inner light guides, and the dark intake beneath. */
export function lamps(shape: Shape): string {
  return element(
    'g',
    { 'clip-path': 'url(#body)' },
    intake(shape) + headLamp(shape) + tailLamp(shape),
  )
}

function headLamp(shape: Shape): string {
  const [x, y, length, height] = shape.headLamp
  if (shape.traits.lamps === 'round') {
    const [cx, cy] = [x + length * 0.42, y]
    const oval = (scale: number) => ({
      cx,
      cy,
      rx: length * 0.42 * scale,
      ry: height * 0.56 * scale,
    })
    return (
      element('ellipse', { ...oval(1), fill: '#0d1114' }) +
      element('ellipse', { ...oval(0.86), fill: 'url(#head)', opacity: 0.5 }) +
      element('ellipse', { ...oval(0.74), fill: 'none', stroke: '#f4fafd', 'stroke-width': 4.5 }) +
      fill(path`M ${cx - length * 0.27} ${cy} H ${cx + length * 0.27}`, 'none', {
        stroke: '#c9d6de',
        'stroke-width': 3,
      }) +
      fill(
        path`M ${cx - length * 0.3} ${cy - height * 0.26} q ${length * 0.24} ${-height * 0.2} ${length * 0.5} -2 q ${-length * 0.26} ${-height * 0.06} ${-length * 0.5} 2 Z`,
        '#fff',
        { opacity: 0.4 },
      )
    )
  }
  const tip = x + length
  const top = y - height
  const shell = path`M ${x - 30} ${y + height * 0.1} L ${x + length * 0.3} ${y - height * 0.5} Q ${tip - 24} ${top + 2} ${tip} ${top - 2} Q ${tip - 18} ${y - height * 0.1} ${x + length * 0.4} ${y + height * 0.22} Q ${x} ${y + height * 0.5} ${x - 30} ${y + height * 0.5} Z`
  const guide = path`M ${x - 24} ${y + height * 0.2} L ${x + length * 0.3} ${y - height * 0.32} Q ${tip - 28} ${top + 8} ${tip - 8} ${top + 4}`
  const split = stroke(
    path`M ${x + length * 0.2} ${y + height * 0.1} l ${length * 0.14} ${-height * 0.16} m ${length * 0.06} ${-height * 0.06} l ${length * 0.14} ${-height * 0.16}`,
    '#e9f2f7',
    height * 0.16,
  )
  return (
    fill(shell, '#0b0f12') +
    fill(shell, 'url(#head)', { opacity: shape.traits.lamps === 'bar' ? 0.3 : 0.55 }) +
    (shape.traits.lamps === 'split' ? split : '') +
    stroke(guide, '#fff', 4, { 'stroke-linecap': 'round' }) +
    stroke(shell, '#07090b', 1.6, { opacity: 0.7 })
  )
}

function tailLamp(shape: Shape): string {
  const [x, y, length, height] = shape.tailLamp
  const front = x - length
  const shell =
    height > length
      ? path`M ${x + 20} ${y} L ${front + 8} ${y + 6} Q ${front - 4} ${y + height * 0.4} ${front + 8} ${y + height} L ${x + 20} ${y + height} Z`
      : path`M ${x + 20} ${y - height * 0.2} L ${front + 12} ${y + height * 0.06} Q ${front - 10} ${y + height * 0.2} ${front + 16} ${y + height * 0.5} L ${x - length * 0.3} ${y + height * 0.86} L ${x + 20} ${y + height} Z`
  const guide =
    height > length
      ? path`M ${x - length * 0.5} ${y + 12} Q ${x - length * 0.66} ${y + height * 0.5} ${x - length * 0.5} ${y + height - 12}`
      : path`M ${front + 12} ${y + height * 0.26} L ${x + 20} ${y + height * 0.16}`
  return (
    fill(shell, 'url(#rearlamp)') +
    stroke(guide, '#ff8d7d', 3.4, { 'stroke-linecap': 'round', opacity: 0.9 }) +
    stroke(shell, '#240304', 1.6, { opacity: 0.8 })
  )
}

function intake(shape: Shape): string {
  const x = shape.nose[1]?.[0] ?? 110
  const base = sill(shape)
  const [, lampY] = shape.headLamp
  const height = INTAKE[shape.traits.grille]
  const low = base - 34
  const high = low - (low - lampY - 26) * height * 1.5
  return fill(
    path`M ${x - 20} ${high} L ${x + 26} ${high + 6} Q ${x + 42} ${high + 10} ${x + 38} ${high + 26} L ${x + 28} ${low - 6} Q ${x + 24} ${low + 2} ${x + 10} ${low} L ${x - 20} ${low} Z`,
    '#0c0f11',
  )
}

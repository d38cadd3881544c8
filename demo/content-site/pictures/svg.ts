import { round } from './geometry.ts'

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One stop of a gradient: offset 0 to 1, colour, opacity (1 when missing). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Every picture is drawn on a canvas of this many pixels. */
export const CANVAS = { width: 1200, height: 675 } as const

/** An element; attributes left undefined are not written. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** A filled path. */
export function fill(d: string, paint: string, more: Attributes = {}): string {
  return element('path', { d, fill: paint, ...more })
}

/** A stroked path. */
export function stroke(d: string, paint: string, width: number, more: Attributes = {}): string {
  return element('path', { d, fill: 'none', stroke: paint, 'stroke-width': width, ...more })
}

/** A linear gradient in canvas pixels from one point to another. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  const box = { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }
  return element('linearGradient', box, stops.map(stop).join(''))
}

/** A radial gradient in canvas pixels. */
export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly Stop[],
): string {
  const circle = { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }
  return element('radialGradient', circle, stops.map(stop).join(''))
}

/** A Gaussian blur that reaches over the whole canvas, so that no highlight is cut at its box. */
export function blur(id: string, deviation: number): string {
  const region = { id, filterUnits: 'userSpaceOnUse', x: 0, y: 0, width: 1200, height: 675 }
  return element('filter', region, element('feGaussianBlur', { stdDeviation: deviation }))
}

export function clip(id: string, d: string): string {
  return element('clipPath', { id }, element('path', { d }))
}

/** The whole picture on a transparent canvas. */
export function picture(definitions: string, content: string): string {
  const { width, height } = CANVAS
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, definitions) + content,
  )
}

function stop([offset, colour, opacity]: Stop): string {
  return element('stop', {
    offset: number(offset),
    'stop-color': colour,
    'stop-opacity': opacity === undefined || opacity === 1 ? undefined : number(opacity),
  })
}

function number(value: number): string {
  return Math.abs(value) < 10 ? String(Math.round(value * 1000) / 1000) : round(value)
}

import { readFileSync } from 'node:fs'
import type { CabinDesign } from './cabin-design.ts'
import { linearColour } from './colour.ts'
import type { PassTexts } from './brush.ts'

const FOLDER = new URL('glsl/', import.meta.url)

function read(name: string): string {
  return readFileSync(new URL(`${name}.glsl`, FOLDER), 'utf8')
}

function upperSnake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}

function float(value: number): string {
  return Number.isInteger(value) ? `${value}.` : String(value)
}

function vector(values: readonly number[]): string {
  return `vec3(${values.map((value) => float(Number(value.toFixed(5)))).join(', ')})`
}

/** Every word that a design may choose from; the shader asks each by name, 1 chosen, 0 not. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  STYLE: ['city', 'touring', 'tall', 'lounge'],
  DIALS: ['digital', 'analogue'],
  GEAR: ['lever', 'selector', 'column'],
  TRIM: ['satin', 'walnut', 'brushed', 'oak'],
  SEAT_HEADREST: ['posts', 'integrated'],
}

function constant(name: string, value: unknown): string[] {
  if (typeof value === 'number') return [`const float ${name} = ${float(value)};`]
  if (typeof value === 'string' && value.startsWith('#'))
    return [`const vec3 ${name} = ${vector(linearColour(value))};`]
  if (typeof value === 'string') {
    const words = CHOICES[name]
    if (words === undefined) return []
    return words.map((word) => `#define ${name}_${upperSnake(word)} ${word === value ? 1 : 0}`)
  }
  if (Array.isArray(value))
    return value.length > 0 && value.every((part) => typeof part === 'number')
      ? [`const vec3 ${name} = ${vector(value)};`]
      : []
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      constant(`${name}_${upperSnake(key)}`, part),
    )
  return []
}

/** A design's numbers, colours (linear) and choices as GLSL: `shell.halfWidth` is SHELL_HALF_WIDTH. */
export function designConstants(design: CabinDesign): string {
  return Object.entries(design)
    .flatMap(([key, value]) => constant(upperSnake(key), value))
    .join('\n')
}

/** A text of the cabin with the third row, which is where other cabins have their load cover. */
function inThreeRows(name: string, text: string): string {
  if (name === 'scene') return replaced(text, '  shelf(p);\n', '')
  if (name !== 'seats') return text
  const renamed = replaced(text, 'float rearBench(', 'float secondRow(')
  const joined = replaced(renamed, 'vec3 seatLocal(', `${read('third-row')}\nvec3 seatLocal(`)
  const ofBench = 'vec3(.02, 0., .22), vec3(.55, BENCH_HIP.y + .26, .52)'
  return replaced(joined, ofBench, 'vec3(.45, 0., .28), vec3(1.0, BENCH_HIP.y + .26, .62)')
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`The shader has no ${part}`)
  return text.replace(part, by)
}

/** The passes of one cabin, ready to compile. */
export function passTexts(design: CabinDesign): PassTexts {
  const head = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
${designConstants(design)}
`
  const text = (name: string): string =>
    design.rows === 'three' ? inThreeRows(name, read(name)) : read(name)
  const parts = (...names: readonly string[]): string => head + names.map(text).join('\n')
  const space = ['solids', 'ids', 'camera', 'shell', 'outside'] as const
  const things = [
    'doors',
    'seats',
    'equipment',
    `dash-${design.style}`,
    'fittings',
    'scene',
  ] as const
  const looks = ['surface', 'upholstery', 'materials', 'material-choice'] as const
  return {
    geometry: parts(...space, ...things, 'geometry-pass'),
    light: parts(...space, ...things, 'light-pass'),
    blur: head + read('blur-pass'),
    mark: parts(...space, ...things, 'classes', 'mark-pass'),
    shade: parts(...space, ...things, 'classes', ...looks, 'view-out', 'shade-pass'),
  }
}

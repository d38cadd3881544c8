import { type Body, GROUND, type Shape } from './bodies.ts'
import type { Node } from './geometry.ts'
import { CITY, ESTATE, HATCHBACK, SALOON } from './shapes-cars.ts'
import { COMPACT_SUV, ELECTRIC, LARGE_SUV, SEVEN_SEATER } from './shapes-tall.ts'

export const SHAPES: Readonly<Record<Body, Shape>> = {
  city: CITY,
  hatchback: HATCHBACK,
  estate: ESTATE,
  saloon: SALOON,
  'compact-suv': COMPACT_SUV,
  'large-suv': LARGE_SUV,
  'seven-seater': SEVEN_SEATER,
  electric: ELECTRIC,
}

/** The whole contour, from under the front bumper over the roof to under the rear one. */
export function outline(shape: Shape): readonly Node[] {
  const { nose, cowl, header, roof, spoiler, deck, tail } = shape
  return [...nose, cowl, header, ...roof, spoiler, deck, ...tail]
}

/** Lowest painted or clad edge of the body. */
export function sill(shape: Shape): number {
  return shape.nose[0]?.[1] ?? GROUND
}

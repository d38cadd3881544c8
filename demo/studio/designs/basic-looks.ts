import type { CarDesign } from '../car-design.ts'
import { alvor } from './alvor.ts'
import { faial } from './faial.ts'
import { mare } from './mare.ts'
import { pardal } from './pardal.ts'

// Cars as their basic trims leave the factory; `looks` in the line-up says which trims those are.
// A 15-inch rim is 0.207 m up to its edge, a 16-inch one 0.22 m.

export const pardalBasic: CarDesign = basic(pardal, 0.207)
export const faialBasic: CarDesign = basic(faial, 0.207)
export const alvorBasic: CarDesign = basic(alvor, 0.22)
export const mareBasic: CarDesign = { ...basic(mare, 0.22), roofRails: null }

/** Steel wheels under covers, bulbs in plain reflectors, mirrors and handles of black plastic. */
function basic(design: CarDesign, rimRadius: number): CarDesign {
  return {
    ...design,
    slug: `${design.slug}-basic`,
    wheels: { ...design.wheels, rimRadius, style: 'steel', finish: 'silver' },
    front: { ...design.front, halogen: true },
    mirrors: { ...design.mirrors, cap: 'black' },
    handlePaint: 'black',
  }
}

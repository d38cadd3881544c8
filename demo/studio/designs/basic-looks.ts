import type { CarDesign } from '../car-design.ts'
import { alvor } from './alvor.ts'
import { faial } from './faial.ts'
import { mare } from './mare.ts'
import { pardal } from './pardal.ts'

// Cars as their basic trims leave the factory; `looks` in the line-up says which trims those are.
// A 16-inch rim is 0.22 m up to its edge, a 17-inch one 0.233 m; their covers reach 9 mm farther.

export const pardalBasic: CarDesign = basic(pardal, 0.22)
export const faialBasic: CarDesign = basic(faial, 0.226)
export const alvorBasic: CarDesign = basic(alvor, 0.24)
export const mareBasic: CarDesign = { ...basic(mare, 0.24), roofRails: null }

/** Wheels under plastic covers, bulbs in plain reflectors, mirrors and handles of black plastic. */
function basic(design: CarDesign, rimRadius: number): CarDesign {
  return {
    ...design,
    slug: `${design.slug}-basic`,
    wheels: { ...design.wheels, rimRadius, style: 'cover', finish: 'cover' },
    front: { ...design.front, halogen: true },
    mirrors: { ...design.mirrors, cap: 'black' },
    handlePaint: 'black',
  }
}

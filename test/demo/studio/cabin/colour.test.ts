import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brightness, linearColour, mixColours } from '../../../../demo/studio/cabin/colour.ts'
import { TALL } from '../../../../demo/studio/cabin/designs/tall.ts'
import {
  kindOfMaterial,
  stitchColour,
  upholsteryLook,
} from '../../../../demo/studio/cabin/upholstery-look.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('cabin colours', () => {
  it('are converted to linear light', () => {
    expect(linearColour('#000000')).toEqual([0, 0, 0])
    expect(linearColour('#ffffff')).toEqual([1, 1, 1])
    expect(linearColour('#808080')[0]).toBeCloseTo(0.2159, 3)
  })

  it('reject what is not a colour', () => {
    expect(() => linearColour('#12345')).toThrow('Not a colour')
  })

  it('are interpolated between their ends', () => {
    fc.assert(
      fc.property(hex, hex, fc.double({ min: 0, max: 1, noNaN: true }), (first, second, share) => {
        const ends = [brightness(linearColour(first)), brightness(linearColour(second))]
        const mixed = brightness(mixColours(linearColour(first), linearColour(second), share))
        expect(mixed).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9)
        expect(mixed).toBeLessThanOrEqual(Math.max(...ends) + 1e-9)
      }),
    )
  })

  it('give every upholstery a thread of a contrasting colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const base = linearColour(colour)
        expect(Math.abs(brightness(stitchColour(base)) - brightness(base))).toBeGreaterThan(0.1)
      }),
    )
  })
})

describe('cabin materials', () => {
  it('are cloth by default', () => {
    expect(kindOfMaterial(null)).toBe('cloth')
  })

  it.each([
    ['Tecido', 'cloth'],
    ['Tecido reciclado', 'recycled'],
    ['Microfibra', 'microfibre'],
    ['Pele', 'leather'],
  ])('draw %s as %s', (material, kind) => {
    expect(kindOfMaterial(material)).toBe(kind)
  })

  it('reject an unknown word and an unknown id', () => {
    expect(() => kindOfMaterial('Veludo')).toThrow('Veludo')
    expect(() => upholsteryLook('XXX', TALL)).toThrow('XXX')
  })
})

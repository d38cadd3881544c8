import { describe, expect, it } from 'vitest'
import { drawInterior } from '../../demo/content-site/pictures/draw.ts'
import { SHAPES } from '../../demo/content-site/pictures/shapes.ts'
import type { Body } from '../../demo/content-site/pictures/bodies.ts'
import { readPicture } from './read-picture.ts'

const BODIES = Object.keys(SHAPES) as Body[]
const LIMIT = 30 * 1024

describe('interior pictures', () => {
  it.each(BODIES)('draws the cabin of the %s as a small, self-contained picture', (body) => {
    const svg = drawInterior({ upholstery: '#9a6a3c', material: 'Pele', body })
    const picture = readPicture(svg)
    expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT)
    expect(picture.viewBox).toBe('0 0 1200 675')
    expect(picture.brokenReferences).toEqual([])
    expect(picture.repeatedIds).toEqual([])
    expect(picture.elements).not.toContain('text')
    expect(svg).toContain('#9a6a3c')
  })

  it('shows leather, suede and cloth differently', () => {
    const materials = ['Pele', 'Microfibra', 'Tecido']
    const pictures = materials.map((material) =>
      drawInterior({ upholstery: '#3a3f44', material, body: 'saloon' }),
    )
    expect(new Set(pictures).size).toBe(materials.length)
  })

  it('treats a material that it does not know as cloth', () => {
    const cloth = drawInterior({ upholstery: '#3a3f44', material: 'Tecido', body: 'city' })
    expect(drawInterior({ upholstery: '#3a3f44', material: '', body: 'city' })).toBe(cloth)
  })

  it('gives the electric car a tray where others have a gear lever', () => {
    const spec = { upholstery: '#3a3f44', material: 'Tecido' }
    expect(drawInterior({ ...spec, body: 'electric' })).not.toBe(
      drawInterior({ ...spec, body: 'saloon' }),
    )
  })

  it('refuses a malformed colour', () => {
    expect(() => drawInterior({ upholstery: 'castanho', material: 'Pele', body: 'city' })).toThrow(
      RangeError,
    )
  })
})

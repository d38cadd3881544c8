import { describe, expect, it } from 'vitest'
import { foremost, rearmost } from '../../../demo/studio/car-design.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { compileField } from '../../../demo/studio/field/compile-field.ts'
import {
  curveIndex,
  curveTables,
  rangeX,
  readTable,
  tableLength,
} from '../../../demo/studio/field/curve-tables.ts'
import { fieldSource } from '../../../demo/studio/field/field-source.ts'
import { float } from '../../../demo/studio/field/glsl-text.ts'

describe.each(allDesigns.map((design) => [design.slug, design] as const))(
  'the body field of %s',
  (_, design) => {
    const { fBody, sideWidth, roofAt, beltAt } = compileField(design)
    const { wheelbase, wheels } = design
    const middle = wheelbase / 2

    it('is inside in the cabin and outside all around', () => {
      expect(fBody(middle, 0.2, 0.6)).toBeLessThan(0)
      expect(fBody(middle, 0.2, beltAt(middle) + 0.15)).toBeLessThan(0)
      expect(fBody(middle, 0, roofAt(middle) + 0.05)).toBeGreaterThan(0)
      expect(fBody(middle, design.halfWidth + 0.1, 0.6)).toBeGreaterThan(0)
      expect(fBody(foremost(design) - 0.1, 0, 0.5)).toBeGreaterThan(0)
      expect(fBody(rearmost(design) + 0.1, 0, 0.5)).toBeGreaterThan(0)
      expect(fBody(middle, 0, 0.02)).toBeGreaterThan(0)
    })

    it('leaves both wheel arches free, with the tyre just inside the lip', () => {
      for (const x of [0, wheelbase]) {
        expect(fBody(x, wheels.halfTrack, wheels.tyreRadius)).toBeGreaterThan(0.1)
        const lip = sideWidth(x, wheels.tyreRadius + wheels.archRadius)
        expect(lip).toBeGreaterThan(wheels.halfTrack + 0.08)
      }
    })

    it('is the same on both sides', () => {
      for (let step = 0; step < 200; step++) {
        const x = -1 + step * 0.025
        const y = ((step * 7) % 10) / 10
        const z = ((step * 13) % 18) / 10
        expect(fBody(x, -y, z)).toBe(fBody(x, y, z))
      }
    })
  },
)

describe('the body curves', () => {
  it('pass within 6 mm of the roof points of a design', () => {
    for (const design of allDesigns) {
      const tables = curveTables(design)
      for (const [x, height] of design.curves.roof.slice(1, -1)) {
        const place = ((x - rangeX.from) * (tableLength - 1)) / (rangeX.to - rangeX.from)
        const read = readTable(tables, curveIndex('roof'), place)
        expect(Math.abs(read - height), `${design.slug} at ${x}`).toBeLessThan(0.006)
      }
    }
  })

  it('are the same bytes for the same design', () => {
    const [design] = allDesigns
    if (!design) throw new Error('no designs')
    expect(curveTables(design)).toEqual(curveTables(structuredClone(design)))
    expect(fieldSource(design)).toBe(fieldSource(structuredClone(design)))
  })
})

describe('numbers in shader text', () => {
  it.each([
    [1, '1.0'],
    [0.5, '0.5'],
    [-2, '(-2.0)'],
    [1e-9, '0.0'],
    [1 / 3, '0.333333'],
  ])('are written as GLSL floats: %d as %s', (value, text) => {
    expect(float(value)).toBe(text)
  })
})

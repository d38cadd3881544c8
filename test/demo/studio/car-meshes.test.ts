import { describe, expect, it } from 'vitest'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { faial } from '../../../demo/studio/designs/faial.ts'
import { compileField } from '../../../demo/studio/field/compile-field.ts'
import { bodyMesh } from '../../../demo/studio/mesh/body-mesh.ts'
import { encodeMesh } from '../../../demo/studio/mesh/mesh.ts'
import { carParts } from '../../../demo/studio/parts/car-parts.ts'
import { mirrorPlace } from '../../../demo/studio/parts/mirror.ts'
import { fittedRails } from '../../../demo/studio/parts/roof-rail.ts'
import { wiperBox, wiperField } from '../../../demo/studio/parts/wiper.ts'
import { openEdges, vertexAt, volume } from './mesh-checks.ts'

const withRails = allDesigns.flatMap((design) =>
  design.roofRails === null ? [] : [[design.slug, design, design.roofRails] as const],
)
const field = compileField(faial)
const coarse = 3

describe('the roof rails', () => {
  it.each(withRails)('of %s stand on the roof, clear of both screens', (_, design, rails) => {
    const body = compileField(design)
    const { from, to, y } = fittedRails(rails, body)
    expect(to - from).toBeGreaterThan(1)
    for (const x of [from, to]) {
      const justUnderRoof = body.roofAt(x) - 0.1
      expect(body.fBody(x, y, justUnderRoof)).toBeLessThan(0)
      expect(body.cabinScreen(x, y, justUnderRoof)).toBeLessThan(-0.05)
      expect(body.cabinRear(x, y, justUnderRoof)).toBeLessThan(-0.05)
    }
  })
})

describe('the wipers', () => {
  it.each(allDesigns)('of $slug rest on the windscreen, below its middle', (design) => {
    const body = compileField(design)
    const wiper = wiperField(body)
    const { from, to } = wiperBox(body)
    const steps = (low: number, high: number) =>
      Array.from({ length: 40 }, (_, index) => low + ((high - low) * index) / 39)
    const blade = steps(from[2], to[2]).flatMap((z) =>
      steps(from[0], to[0]).flatMap((x) => (wiper(x, 0.3, z) < 0.004 ? [{ x, z }] : [])),
    )
    expect(blade.length).toBeGreaterThan(0)
    for (const { x, z } of blade) {
      expect(body.cabinScreen(x, 0.3, z)).toBeGreaterThan(-0.005)
      expect(body.cabinScreen(x, 0.3, z)).toBeLessThan(0.06)
      expect(z).toBeLessThan(body.roofAt(1.2) - 0.3)
    }
  })
})

describe('the meshes of a car', () => {
  const body = bodyMesh(faial, field, 0.03)
  const parts = carParts(faial, field, coarse)

  it('close the half body everywhere except on the symmetry plane', () => {
    const border = openEdges(body).flat()
    expect(border.length).toBeGreaterThan(200)
    for (const vertex of border) expect(Math.abs(vertexAt(body, vertex)[1])).toBeLessThan(1e-4)
  })

  it('shade vertices by nearby geometry, from enclosed to open', () => {
    expect(Math.min(...body.occlusion)).toBeLessThan(0.3)
    expect(Math.max(...body.occlusion)).toBe(1)
  })

  it.each(['rim', 'tyre', 'brake', 'mirror', 'handles', 'wipers'] as const)(
    'close the %s',
    (name) => {
      const part = parts[name]
      if (!part) throw new Error(`${name} is missing`)
      expect(openEdges(part)).toEqual([])
      expect(volume(part)).toBeGreaterThan(0)
    },
  )

  it('connect the mirror and the handles to the body', () => {
    for (const name of ['mirror', 'handles'] as const) {
      const part = parts[name]
      const count = (part?.positions.length ?? 0) / 3
      const depths = Array.from({ length: count }, (_, vertex) => {
        const [x, y, z] = part ? vertexAt(part, vertex) : [0, 0, 0]
        return field.fBody(x, y, z)
      })
      expect(Math.min(...depths)).toBeLessThan(-0.003)
      expect(Math.max(...depths)).toBeGreaterThan(0.01)
    }
    expect(mirrorPlace(faial, field).y).toBeGreaterThan(faial.halfWidth)
  })

  it('stay within the tyre radius, so that the car stands on the floor', () => {
    const tyre = parts.tyre
    const heights = tyre ? Array.from(tyre.positions).filter((_, index) => index % 3 === 2) : []
    expect(Math.max(...heights)).toBeCloseTo(faial.wheels.tyreRadius, 3)
  })

  it('are the same bytes every time', () => {
    const again = carParts(faial, compileField(faial), coarse)
    for (const [name, mesh] of Object.entries(parts)) {
      expect(encodeMesh(mesh)).toEqual(encodeMesh(again[name as keyof typeof again] ?? mesh))
    }
  })
})

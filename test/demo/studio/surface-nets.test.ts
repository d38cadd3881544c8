import { describe, expect, it } from 'vitest'
import { encodeMesh, joinMeshes } from '../../../demo/studio/mesh/mesh.ts'
import { surfaceNets } from '../../../demo/studio/mesh/surface-nets.ts'
import { openEdges, vertexAt, volume } from './mesh-checks.ts'

const ball = (x: number, y: number, z: number) => Math.hypot(x, y, z) - 0.5
const box = { from: [-0.6, -0.6, -0.6], to: [0.6, 0.6, 0.6] } as const

describe('the surface mesher', () => {
  const mesh = surfaceNets(ball, box, 0.05)

  it('closes the surface: every edge is shared by two triangles in opposite directions', () => {
    expect(mesh.indices.length).toBeGreaterThan(3000)
    expect(openEdges(mesh)).toEqual([])
  })

  it('places every vertex on the surface, with its normal pointing outwards', () => {
    for (let vertex = 0; vertex < mesh.positions.length / 3; vertex++) {
      const [x, y, z] = vertexAt(mesh, vertex)
      expect(ball(x, y, z)).toBeCloseTo(0, 5)
      expect(mesh.normals[3 * vertex]).toBeCloseTo(x / 0.5, 3)
      expect(mesh.normals[3 * vertex + 2]).toBeCloseTo(z / 0.5, 3)
    }
  })

  it('orients the triangles outwards', () => {
    const exact = (4 / 3) * Math.PI * 0.5 ** 3
    expect(volume(mesh) / exact).toBeGreaterThan(0.98)
    expect(volume(mesh) / exact).toBeLessThan(1.001)
  })

  it('finds the same surface when it skips distant blocks', () => {
    const everyBlock = surfaceNets(ball, box, 0.05, { blockShare: 100 })
    expect(encodeMesh(mesh)).toEqual(encodeMesh(everyBlock))
  })

  it('leaves a border only at the limits of the box', () => {
    const half = surfaceNets(ball, { ...box, from: [-0.6, -0.025, -0.6] }, 0.05)
    const border = openEdges(half).flat()
    expect(border.length).toBeGreaterThan(50)
    for (const vertex of border) expect(vertexAt(half, vertex)[1]).toBeCloseTo(0, 6)
  })
})

describe('a mesh file', () => {
  it('contains counts, positions, normals, occlusion and indices', () => {
    const bytes = encodeMesh({
      positions: Float32Array.of(1, 2, 3),
      normals: Float32Array.of(0, 0, 1),
      occlusion: Float32Array.of(0.5),
      indices: Uint32Array.of(0, 0, 0),
    })
    const view = new DataView(bytes.buffer)
    expect(bytes.length).toBe(8 + 12 + 12 + 4 + 12)
    expect([view.getUint32(0, true), view.getUint32(4, true)]).toEqual([1, 3])
    expect(view.getFloat32(8, true)).toBe(1)
    expect(view.getFloat32(28, true)).toBe(1)
    expect(view.getFloat32(32, true)).toBe(0.5)
  })

  it('keeps its triangles when joined to another mesh', () => {
    const small = surfaceNets(ball, box, 0.09)
    const both = joinMeshes([small, small])
    expect(both.positions.length).toBe(2 * small.positions.length)
    expect(volume(both)).toBeCloseTo(2 * volume(small), 6)
    expect(openEdges(both)).toEqual([])
  })
})

import type { Field } from '../field/compile-field.ts'
import type { Mesh } from './mesh.ts'
import { sampleGrid, type Box, type Grid } from './sample-grid.ts'

export interface NetOptions {
  /** Distance over which gradients are taken (0.002 m when absent). */
  readonly gradientStep?: number
  /** Blocks nearer than this many of their edges are sampled; more for fields that are no true distance. */
  readonly blockShare?: number
}

/** Newton steps that pull each vertex onto the surface, each at most this share of a grid step. */
const newtonSteps = 3
const newtonReach = 0.6

/**
 * Meshes the zero surface of a field by surface nets: one vertex per crossed cube, pulled onto the
 * surface, with the field's gradient as its normal. Faces look outwards; the mesh is closed where
 * the surface stays inside the box. Same input, same mesh.
 */
export function surfaceNets(field: Field, box: Box, step: number, options: NetOptions = {}): Mesh {
  const grid = sampleGrid(field, box, step, options.blockShare)
  const { vertexOf, positions, normals } = placeVertices(field, grid, options.gradientStep ?? 0.002)
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    occlusion: new Float32Array(positions.length / 3).fill(1),
    indices: Uint32Array.from(joinFaces(grid, vertexOf)),
  }
}

interface Vertices {
  readonly vertexOf: Int32Array
  readonly positions: number[]
  readonly normals: number[]
}

function placeVertices(field: Field, grid: Grid, e: number): Vertices {
  const { values, step } = grid
  const [nx, ny, nz] = grid.counts
  const [x0, y0, z0] = grid.box.from
  const vertexOf = new Int32Array(values.length).fill(-1)
  const positions: number[] = []
  const normals: number[] = []
  const place = new Float64Array(3)
  for (let i = 0; i < nx - 1; i++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let k = 0; k < nz - 1; k++) {
        const cell = (i * ny + j) * nz + k
        if (!crossing(values, cell, ny, nz, place)) continue
        let x = x0 + (i + (place[0] ?? 0)) * step
        let y = y0 + (j + (place[1] ?? 0)) * step
        let z = z0 + (k + (place[2] ?? 0)) * step
        for (let round = 0; round <= newtonSteps; round++) {
          const gx = (field(x + e, y, z) - field(x - e, y, z)) / (2 * e)
          const gy = (field(x, y + e, z) - field(x, y - e, z)) / (2 * e)
          const gz = (field(x, y, z + e) - field(x, y, z - e)) / (2 * e)
          const squared = gx * gx + gy * gy + gz * gz + 1e-9
          if (round === newtonSteps) {
            const length = Math.sqrt(squared)
            normals.push(gx / length, gy / length, gz / length)
            break
          }
          const reach = newtonReach * step
          const move = Math.max(-reach, Math.min(reach, field(x, y, z) / squared))
          x -= move * gx
          y -= move * gy
          z -= move * gz
        }
        vertexOf[cell] = positions.length / 3
        positions.push(x, y, z)
      }
    }
  }
  return { vertexOf, positions, normals }
}

/** Whether the surface crosses a cell; `place` gets the mean of the crossings, in cell edges. */
function crossing(
  values: Float32Array,
  cell: number,
  ny: number,
  nz: number,
  place: Float64Array,
): boolean {
  const strides = [ny * nz, nz, 1] as const
  const at = (corner: number) =>
    values[
      cell +
        (corner & 1) * strides[0] +
        ((corner >> 1) & 1) * strides[1] +
        ((corner >> 2) & 1) * strides[2]
    ] ?? 0
  const isInside = at(0) < 0
  let corner = 1
  while (corner < 8 && at(corner) < 0 === isInside) corner++
  if (corner === 8) return false
  let crossings = 0
  place.fill(0)
  for (corner = 0; corner < 8; corner++) {
    for (let axis = 0; axis < 3; axis++) {
      if ((corner >> axis) & 1) continue
      const a = at(corner)
      const b = at(corner | (1 << axis))
      if (a < 0 === b < 0) continue
      const share = a / (a - b)
      for (let along = 0; along < 3; along++) {
        place[along] = (place[along] ?? 0) + (along === axis ? share : (corner >> along) & 1)
      }
      crossings++
    }
  }
  for (let along = 0; along < 3; along++) place[along] = (place[along] ?? 0) / crossings
  return true
}

function joinFaces(grid: Grid, vertexOf: Int32Array): number[] {
  const { values } = grid
  const [nx, ny, nz] = grid.counts
  const strideX = ny * nz
  const indices: number[] = []
  const join = (cell: number, before: number, beside: number, isInside: boolean) => {
    const a = vertexOf[cell - before - beside] ?? -1
    const b = vertexOf[cell - beside] ?? -1
    const c = vertexOf[cell] ?? -1
    const d = vertexOf[cell - before] ?? -1
    if (a < 0 || b < 0 || c < 0 || d < 0) return
    if (isInside) indices.push(a, b, c, a, c, d)
    else indices.push(a, c, b, a, d, c)
  }
  for (let i = 1; i < nx - 1; i++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let k = 1; k < nz - 1; k++) {
        const cell = i * strideX + j * nz + k
        const isInside = (values[cell] ?? 0) < 0
        if (isInside !== (values[cell + strideX] ?? 0) < 0) join(cell, nz, 1, isInside)
        if (isInside !== (values[cell + nz] ?? 0) < 0) join(cell, 1, strideX, isInside)
        if (isInside !== (values[cell + 1] ?? 0) < 0) join(cell, strideX, nz, isInside)
      }
    }
  }
  return indices
}

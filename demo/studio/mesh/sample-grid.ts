import type { Field } from '../field/compile-field.ts'

export interface Box {
  readonly from: readonly [x: number, y: number, z: number]
  readonly to: readonly [x: number, y: number, z: number]
}

/** Field values at the corners of a box of cubes with the edge `step`, z running fastest. */
export interface Grid {
  readonly box: Box
  readonly step: number
  readonly counts: readonly [x: number, y: number, z: number]
  readonly values: Float32Array
}

/** Edge of the blocks that are judged by one sample in their middle, in grid steps. */
const blockEdge = 4
/** A block whose middle is further from the surface than this share of its edge is not sampled. */
const skipShare = 2.4

/** Samples a field; blocks far from the surface get the value of their middle. */
export function sampleGrid(field: Field, box: Box, step: number, blockShare = skipShare): Grid {
  const count = (axis: 0 | 1 | 2) => Math.ceil((box.to[axis] - box.from[axis]) / step) + 1
  const counts = [count(0), count(1), count(2)] as const
  const [nx, ny, nz] = counts
  const values = new Float32Array(nx * ny * nz)
  const [x0, y0, z0] = box.from
  const half = (blockEdge / 2) * step
  const far = blockShare * blockEdge * step
  for (let bi = 0; bi < nx; bi += blockEdge) {
    for (let bj = 0; bj < ny; bj += blockEdge) {
      for (let bk = 0; bk < nz; bk += blockEdge) {
        const middle = field(x0 + bi * step + half, y0 + bj * step + half, z0 + bk * step + half)
        const isFar = Math.abs(middle) > far
        for (let i = bi; i < Math.min(nx, bi + blockEdge); i++) {
          for (let j = bj; j < Math.min(ny, bj + blockEdge); j++) {
            for (let k = bk; k < Math.min(nz, bk + blockEdge); k++) {
              values[(i * ny + j) * nz + k] = isFar
                ? middle
                : field(x0 + i * step, y0 + j * step, z0 + k * step)
            }
          }
        }
      }
    }
  }
  return { box, step, counts, values }
}

import { foremost, rearmost, type CarDesign } from '../car-design.ts'
import type { BodyField } from '../field/compile-field.ts'
import type { Mesh } from './mesh.ts'
import { withOcclusion } from './occlusion.ts'
import { surfaceNets } from './surface-nets.ts'

/** Edge of the body's grid: 7 mm keeps silhouettes round at 2400 pixels. */
export const bodyStep = 0.007
const margin = 0.08
const lowest = 0.06

/** The half of the body with y >= 0, its rim lying on the symmetry plane; occluded by the floor too. */
export function bodyMesh(design: CarDesign, field: BodyField, step = bodyStep): Mesh {
  const top = Math.max(...design.curves.roof.map(([, height]) => height)) + margin
  const mesh = surfaceNets(
    field.fBody,
    {
      from: [foremost(design) - margin, -step / 2, lowest],
      to: [rearmost(design) + margin, design.halfWidth + margin, top],
    },
    step,
  )
  const nearFloor = (x: number, y: number, z: number) => Math.min(field.fBody(x, y, z), z)
  return withOcclusion(mesh, nearFloor)
}

import type { Field } from '../field/compile-field.ts'
import type { Mesh } from './mesh.ts'

/** Distances along the normal at which the field is asked how near other surfaces are. */
const probes = [0.02, 0.05, 0.11, 0.22, 0.4] as const
/** Each further probe counts this much less. */
const falloff = 0.85
const strength = 0.3

/**
 * The mesh with its occlusion: what the field lacks, along each vertex's normal, of an open space.
 * `scale` shortens the probes for small parts.
 */
export function withOcclusion(mesh: Mesh, field: Field, scale = 1): Mesh {
  const { positions, normals } = mesh
  const occlusion = mesh.occlusion.map((_, vertex) => {
    const at = (array: Float32Array, axis: number) => array[3 * vertex + axis] ?? 0
    let hidden = 0
    let weight = 1
    for (const probe of probes) {
      const reach = probe * scale
      const distance = field(
        at(positions, 0) + at(normals, 0) * reach,
        at(positions, 1) + at(normals, 1) * reach,
        at(positions, 2) + at(normals, 2) * reach,
      )
      hidden += weight * Math.max(0, 1 - distance / reach)
      weight *= falloff
    }
    return Math.max(0, 1 - hidden * strength)
  })
  return { ...mesh, occlusion }
}

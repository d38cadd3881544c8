/** Triangles with a normal and the share of open sky (1 = nothing near) at every vertex. */
export interface Mesh {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly occlusion: Float32Array
  readonly indices: Uint32Array
}

/** Several meshes as one. */
export function joinMeshes(meshes: readonly Mesh[]): Mesh {
  let first = 0
  const shifted = meshes.map(({ positions, indices }) => {
    const moved = indices.map((index) => index + first)
    first += positions.length / 3
    return moved
  })
  return {
    positions: joinFloats(meshes.map((mesh) => mesh.positions)),
    normals: joinFloats(meshes.map((mesh) => mesh.normals)),
    occlusion: joinFloats(meshes.map((mesh) => mesh.occlusion)),
    indices: Uint32Array.from(shifted.flatMap((indices) => Array.from(indices))),
  }
}

function joinFloats(arrays: readonly Float32Array[]): Float32Array {
  return Float32Array.from(arrays.flatMap((array) => Array.from(array)))
}

/**
 * A mesh as bytes, little endian: u32 vertex count, u32 index count, f32 positions, normals and
 * occlusion, u32 indices.
 */
export function encodeMesh(mesh: Mesh): Uint8Array {
  const parts = [
    Uint32Array.of(mesh.positions.length / 3, mesh.indices.length),
    mesh.positions,
    mesh.normals,
    mesh.occlusion,
    mesh.indices,
  ]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), offset)
    offset += part.byteLength
  }
  return bytes
}

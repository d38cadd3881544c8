import type { Mesh } from '../../../demo/studio/mesh/mesh.ts'

/** Edges whose two directions are not used equally often: the borders of the surface. */
export function openEdges(mesh: Mesh): [from: number, to: number][] {
  const balance = new Map<string, number>()
  const { indices } = mesh
  for (let index = 0; index < indices.length; index++) {
    const from = indices[index] ?? 0
    const to = indices[index % 3 === 2 ? index - 2 : index + 1] ?? 0
    const key = from < to ? `${from},${to}` : `${to},${from}`
    balance.set(key, (balance.get(key) ?? 0) + (from < to ? 1 : -1))
  }
  return [...balance]
    .filter(([, count]) => count !== 0)
    .map(([key]) => key.split(',').map(Number) as [number, number])
}

/** Coordinates of a vertex. */
export function vertexAt({ positions }: Mesh, vertex: number): [x: number, y: number, z: number] {
  return [0, 1, 2].map((axis) => positions[3 * vertex + axis] ?? Number.NaN) as [
    number,
    number,
    number,
  ]
}

/** Enclosed volume; negative where the triangles look inwards. */
export function volume(mesh: Mesh): number {
  let sum = 0
  for (let index = 0; index < mesh.indices.length; index += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => vertexAt(mesh, mesh.indices[index + corner] ?? 0))
    if (!a || !b || !c) continue
    sum +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0])
  }
  return sum / 6
}

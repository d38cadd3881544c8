import * as THREE from 'three'
import type { Size } from './region.ts'
import type { Run } from './tile-runs.ts'

/** Side of a tile in pixels of the working size. */
export const TILE = 8

/** Runs as rectangles over the screen, from -1 to 1 along both axes. */
export function runGeometry(runs: readonly Run[], { width, height }: Size): THREE.BufferGeometry {
  const places = new Float32Array(runs.length * 12)
  const order: number[] = []
  const x = (column: number) => (2 * column * TILE) / width - 1
  const y = (row: number) => (2 * row * TILE) / height - 1
  for (const [index, { row, from, to }] of runs.entries()) {
    const [left, right, low, high] = [x(from), x(to), y(row), y(row + 1)]
    places.set([left, low, 0, right, low, 0, right, high, 0, left, high, 0], index * 12)
    const first = index * 4
    order.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.BufferAttribute(places, 3))
  geometry.setIndex(order)
  return geometry
}

import * as THREE from 'three'
import type { Size } from './region.ts'

/** Side of a tile in pixels of the working size. */
export const TILE = 8

/** A run of tiles in one row that a program has work in. */
export interface Run {
  readonly row: number
  readonly from: number
  readonly to: number
}

/** The runs of tiles whose bit for `program` is set; four bytes a tile, lowest row first. */
export function runsOf(tiles: Uint8Array, columns: number, program: number): Run[] {
  const bit = 1 << program
  const rows = tiles.length / 4 / columns
  const runs: Run[] = []
  for (let row = 0; row < rows; row++) {
    let from = -1
    for (let column = 0; column <= columns; column++) {
      const isWanted = column < columns && ((tiles[(row * columns + column) * 4] ?? 0) & bit) !== 0
      if (isWanted && from < 0) from = column
      if (!isWanted && from >= 0) {
        runs.push({ row, from, to: column })
        from = -1
      }
    }
  }
  return runs
}

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

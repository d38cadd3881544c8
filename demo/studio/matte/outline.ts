import type { Camera } from '../page/turntable.ts'
import type { Size } from '../page/region.ts'
import { cameraAxes } from './camera-axes.ts'

/** Triangles in metres, three numbers a corner and three corners each. */
export interface Solid {
  readonly positions: Float32Array
  readonly indices: Uint32Array
}

/** Samples of a pixel along both axes: enough that an edge has no steps. */
const SAMPLES = 4

/** The share of each pixel (0 to 1, top row first) that solids cover. */
export function outline(solids: readonly Solid[], camera: Camera, size: Size): Float32Array {
  const fine = { width: size.width * SAMPLES, height: size.height * SAMPLES }
  const mask = new Uint8Array(fine.width * fine.height)
  for (const { positions, indices } of solids) {
    const [x, y] = projected(positions, camera, fine)
    for (let at = 0; at < indices.length; at += 3) {
      const a = indices[at] ?? 0
      const b = indices[at + 1] ?? 0
      const c = indices[at + 2] ?? 0
      fill(mask, fine, x[a] ?? 0, y[a] ?? 0, x[b] ?? 0, y[b] ?? 0, x[c] ?? 0, y[c] ?? 0)
    }
  }
  return means(mask, size)
}

/** Where points appear, in samples from the picture's upper left corner. */
function projected(
  positions: Float32Array,
  camera: Camera,
  { width, height }: Size,
): [x: Float32Array, y: Float32Array] {
  const [px, py, pz] = camera.position
  const {
    ahead: [ax, ay, az],
    right: [rx, ry],
    up: [ux, uy, uz],
  } = cameraAxes(camera)
  const scale = height / (2 * Math.tan((camera.fieldOfView * Math.PI) / 360))
  const count = positions.length / 3
  const x = new Float32Array(count)
  const y = new Float32Array(count)
  for (let point = 0, at = 0; point < count; point++, at += 3) {
    const ox = (positions[at] ?? 0) - px
    const oy = (positions[at + 1] ?? 0) - py
    const oz = (positions[at + 2] ?? 0) - pz
    const reach = scale / (ox * ax + oy * ay + oz * az)
    x[point] = width / 2 + (ox * rx + oy * ry) * reach
    y[point] = height / 2 - (ox * ux + oy * uy + oz * uz) * reach
  }
  return [x, y]
}

/** Marks the samples whose middles lie in a triangle, whichever way it faces. */
function fill(
  mask: Uint8Array,
  { width, height }: Size,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
): void {
  const first = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const last = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  for (let row = first; row <= last; row++) {
    const at = row + 0.5
    let low = Number.POSITIVE_INFINITY
    let high = Number.NEGATIVE_INFINITY
    if (ay <= at !== by <= at) {
      const x = ax + ((at - ay) * (bx - ax)) / (by - ay)
      low = x
      high = x
    }
    if (by <= at !== cy <= at) {
      const x = bx + ((at - by) * (cx - bx)) / (cy - by)
      low = Math.min(low, x)
      high = Math.max(high, x)
    }
    if (cy <= at !== ay <= at) {
      const x = cx + ((at - cy) * (ax - cx)) / (ay - cy)
      low = Math.min(low, x)
      high = Math.max(high, x)
    }
    const from = Math.max(0, Math.ceil(low - 0.5))
    const to = Math.min(width - 1, Math.floor(high - 0.5))
    for (let column = from; column <= to; column++) mask[row * width + column] = 1
  }
}

function means(mask: Uint8Array, { width, height }: Size): Float32Array {
  const covered = new Float32Array(width * height)
  for (let row = 0; row < height * SAMPLES; row++) {
    const line = Math.floor(row / SAMPLES) * width
    for (let column = 0; column < width * SAMPLES; column++) {
      if (mask[row * width * SAMPLES + column] === 0) continue
      const pixel = line + Math.floor(column / SAMPLES)
      covered[pixel] = (covered[pixel] ?? 0) + 1
    }
  }
  return covered.map((samples) => samples / SAMPLES ** 2)
}

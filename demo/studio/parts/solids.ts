/** The greater of two distances with the edge rounded over `k`: cuts one solid by another. */
export function roundMax(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.max(a, b) + (h * h * h * k) / 6
}

/** The lesser of two distances with the seam filled over `k`: joins two solids. */
export function roundMin(a: number, b: number, k: number): number {
  return -roundMax(-a, -b, k)
}

/** Distance from a box about the origin with half edges `hx`, `hy`, `hz`, rounded by `round`. */
export function roundBox(
  x: number,
  y: number,
  z: number,
  [hx, hy, hz]: readonly [number, number, number],
  round: number,
): number {
  const dx = Math.abs(x) - hx + round
  const dy = Math.abs(y) - hy + round
  const dz = Math.abs(z) - hz + round
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
  return outside + Math.min(Math.max(dx, dy, dz), 0) - round
}

/** Distance from a rod between two points, its radius changing evenly from one to the other. */
export function rod(
  point: readonly [number, number, number],
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  radii: readonly [from: number, to: number],
): number {
  const [x, y, z] = [point[0] - from[0], point[1] - from[1], point[2] - from[2]]
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const along = (x * ax + y * ay + z * az) / (ax * ax + ay * ay + az * az)
  const t = Math.min(Math.max(along, 0), 1)
  return Math.hypot(x - t * ax, y - t * ay, z - t * az) - radii[0] - (radii[1] - radii[0]) * t
}

/** 0 below `a`, 1 over `b`, smooth between; as in GLSL. */
export function smoothStep(a: number, b: number, x: number): number {
  const t = Math.min(Math.max((x - a) / (b - a), 0), 1)
  return t * t * (3 - 2 * t)
}

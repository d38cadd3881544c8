import type { Camera, Point } from '../page/turntable.ts'

interface CameraAxes {
  /** Towards what the camera looks at. */
  readonly ahead: Point
  /** Level, as the camera does not lean to a side. */
  readonly right: readonly [x: number, y: number]
  readonly up: Point
}

/** Directions of length 1 in which a camera sees depth, width and height. */
export function cameraAxes({ position, target }: Camera): CameraAxes {
  const [px, py, pz] = position
  const [dx, dy, dz] = [target[0] - px, target[1] - py, target[2] - pz]
  const long = Math.hypot(dx, dy, dz)
  const flat = Math.hypot(dx, dy)
  const [ax, ay, az] = [dx / long, dy / long, dz / long]
  const [rx, ry] = [dy / flat, -dx / flat]
  return { ahead: [ax, ay, az], right: [rx, ry], up: [ry * az, -rx * az, rx * ay - ry * ax] }
}

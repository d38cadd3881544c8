import type { Point } from './cabin-design.ts'
import type { Uniforms } from './brush.ts'

/** All round from a point: forward in the centre, the car's right side to the right. */
export function panoramaCamera(eye: Point, width: number): Uniforms {
  return {
    uEye: eye,
    uFocal: 0,
    uRight: [0, 1, 0],
    uUp: [0, 0, 1],
    uForward: [-1, 0, 0],
    uPixel: (2 * Math.PI) / width,
  }
}

function unit(v: Point): Point {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}

function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** A level perspective from `eye` towards `target`; `view` is the horizontal angle in degrees. */
export function perspectiveCamera(
  eye: Point,
  target: Point,
  view: number,
  width: number,
): Uniforms {
  const half = Math.tan((view * Math.PI) / 360)
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]])
  const right = unit(cross(forward, [0, 0, 1]))
  return {
    uEye: eye,
    uFocal: 1 / half,
    uRight: right,
    uUp: cross(right, forward),
    uForward: forward,
    uPixel: (2 * half) / width,
  }
}

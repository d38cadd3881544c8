import type { Ratio } from './downsampling.ts'
import type { Camera, Point, Stance } from './turntable.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle of pixels; y counts from the lowest row. */
export interface Region extends Size {
  readonly x: number
  readonly y: number
}

/** Metres beside the car that its shadow may reach, and above the floor that the car may. */
const SHADOW_REACH = 1.35
const MIRROR_REACH = 0.2
const TALLEST = 1.95

/** Where a point appears: 0, 0 is the picture's lower left corner, 1, 1 its upper right. */
export function project(camera: Camera, aspect: number, point: Point): [x: number, y: number] {
  const ahead = unit(minus(camera.target, camera.position))
  const right = unit([ahead[1], -ahead[0], 0])
  const up = cross(right, ahead)
  const offset = minus(point, camera.position)
  const reach = dot(offset, ahead) * Math.tan((camera.fieldOfView * Math.PI) / 360)
  return [0.5 + dot(offset, right) / (2 * reach * aspect), 0.5 + dot(offset, up) / (2 * reach)]
}

/** The part of a frame in which the car and its shadow lie, in whole steps of the ratio. */
export function carRegion(camera: Camera, stance: Stance, size: Size, ratio: Ratio): Region {
  const floor = corners(stance, SHADOW_REACH, 0)
  const roof = corners(stance, MIRROR_REACH, TALLEST)
  const places = [...floor, ...roof].map((point) =>
    project(camera, size.width / size.height, point),
  )
  const across = places.map(([x]) => x * size.width)
  const upwards = places.map(([, y]) => y * size.height)
  const step = ratio.source
  const from = (values: number[]) => Math.max(0, Math.floor(Math.min(...values) / step) * step)
  const to = (values: number[], most: number) =>
    Math.min(most, Math.ceil(Math.max(...values) / step) * step)
  const x = from(across)
  const y = from(upwards)
  return { x, y, width: to(across, size.width) - x, height: to(upwards, size.height) - y }
}

function corners({ foremost, rearmost, halfWidth }: Stance, beside: number, z: number): Point[] {
  const side = halfWidth + beside
  return [foremost - beside, rearmost + beside].flatMap((x): Point[] => [
    [x, -side, z],
    [x, side, z],
  ])
}

function minus(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
}

function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

function cross(one: Point, other: Point): Point {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ]
}

function unit(vector: Point): Point {
  const length = Math.hypot(...vector)
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

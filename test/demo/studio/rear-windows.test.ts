import { describe, expect, it } from 'vitest'
import { rearmost, type CarDesign } from '../../../demo/studio/car-design.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { paintIds } from '../../../demo/studio/encode/line-up-paints.ts'
import { compileField, type BodyField } from '../../../demo/studio/field/compile-field.ts'
import { viewCamera } from '../../../demo/studio/page/detail-views.ts'
import { project } from '../../../demo/studio/page/region.ts'
import type { Point } from '../../../demo/studio/page/turntable.ts'
import { brightnessAt, type PicturePoint } from './drawn-pictures.ts'

/** Views of the rear, straight and from both sides. */
const REAR_VIEWS = [12, 13, 14, 15, 16, 17, 18] as const

/** How bright the glass may be, of 255: a white roof is brighter than 200. */
const BRIGHTEST = 140

const HEIGHTS = [0.2, 0.4, 0.55, 0.7, 0.82] as const
const ACROSS = [-0.3, -0.15, 0, 0.15, 0.3] as const

/** The car's rearmost point at a height, if it lies on the rear screen. */
function screenPoint(
  { fBody, cabinRear }: BodyField,
  design: CarDesign,
  y: number,
  z: number,
): Point | null {
  const side = Math.abs(y)
  let x = rearmost(design) + 0.1
  while (x > 0 && fBody(x, side, z) > 0) x -= 0.002
  return Math.abs(cabinRear(x, side, z)) < 0.03 ? [x, y, z] : null
}

/** Whether nothing of the body, such as a spoiler, stands between a point and the camera. */
function isOpen({ fBody }: BodyField, [x, y, z]: Point, camera: Point): boolean {
  const ray = [camera[0] - x, camera[1] - y, camera[2] - z] as const
  const length = Math.hypot(...ray)
  for (let at = 0.02; at < 1.2; at += 0.01) {
    const share = at / length
    if (fBody(x + ray[0] * share, Math.abs(y + ray[1] * share), z + ray[2] * share) < 0)
      return false
  }
  return true
}

/** Height of the rear screen's upper edge in the middle. */
function topOf({ roofAt, cabinRear }: BodyField, { windows }: CarDesign): number {
  const { bottom, topEdge, topGap } = windows.rearScreen
  const screenX = (z: number): number => {
    let x = 0
    while (cabinRear(x, 0, z) < 0) x += 0.002
    return x
  }
  let z: number = bottom
  while (topEdge === undefined ? z < roofAt(screenX(z)) - topGap : screenX(z) > topEdge) z += 0.005
  return z
}

/** Where the glass of the rear appears on a frame. */
function glassPoints(design: CarDesign, frame: number): PicturePoint[] {
  const field = compileField(design)
  const { camera } = viewCamera(frame, design)
  const { bottom } = design.windows.rearScreen
  const height = topOf(field, design) - bottom
  return HEIGHTS.flatMap((share) =>
    ACROSS.flatMap((y): PicturePoint[] => {
      const point = screenPoint(field, design, y, bottom + share * height)
      if (point === null || !isOpen(field, point, camera.position)) return []
      const [across, upwards] = project(camera, 16 / 9, point)
      return [[across, 1 - upwards]]
    }),
  )
}

describe('the rear window, which lies flatly under the lamps', () => {
  it.each(allDesigns)(
    'of $slug stays darker than a white roof',
    async (design) => {
      for (const frame of REAR_VIEWS) {
        const points = glassPoints(design, frame)
        expect(points.length).toBeGreaterThan(8)
        const found = await Promise.all(
          paintIds(design.slug).map(async (paint) => ({
            frame,
            paint,
            brightness: Math.max(
              ...(await brightnessAt({ slug: design.slug, paint, view: frame }, points)),
            ),
          })),
        )
        expect(found.filter(({ brightness }) => brightness > BRIGHTEST)).toEqual([])
      }
    },
    60_000,
  )
})

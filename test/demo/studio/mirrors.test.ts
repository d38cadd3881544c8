import { describe, expect, it } from 'vitest'
import type { CarDesign } from '../../../demo/studio/car-design.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { paintIds } from '../../../demo/studio/encode/line-up-paints.ts'
import { compileField } from '../../../demo/studio/field/compile-field.ts'
import { viewCamera } from '../../../demo/studio/page/detail-views.ts'
import { project } from '../../../demo/studio/page/region.ts'
import { mirrorPlace } from '../../../demo/studio/parts/mirror.ts'
import { brightnessAt, type PicturePoint } from './drawn-pictures.ts'

/** Views from behind that show the mirror of the near side, and the side on which it is. */
const REAR_VIEWS = [
  { frame: 9, side: -1 },
  { frame: 11, side: -1 },
  { frame: 13, side: -1 },
  { frame: 15, side: 1 },
  { frame: 17, side: 1 },
  { frame: 19, side: 1 },
] as const

/** Mean brightness that the glass may have, of 255: a wall of the studio is brighter than 200. */
const BRIGHTEST = 110

/** Places on the glass, in metres from its middle: outwards and upwards. */
const PLACES = [
  [-0.02, -0.02],
  [-0.02, 0.02],
  [0, 0],
  [0.03, -0.02],
  [0.03, 0.02],
] as const

/** Where the glass of a door mirror appears on a frame. */
function glassPoints(design: CarDesign, frame: number, side: number): PicturePoint[] {
  const middle = mirrorPlace(design, compileField(design))
  const { camera } = viewCamera(frame, design)
  return PLACES.map(([outwards, up]): PicturePoint => {
    const x = middle.x + 0.05 * design.mirrors.size + 0.14 * outwards
    const point = [x, side * (middle.y + outwards), middle.z + up] as const
    const [across, upwards] = project(camera, 16 / 9, point)
    return [across, 1 - upwards]
  })
}

describe('the glass of the door mirrors, seen from behind', () => {
  it.each(allDesigns)('of $slug is dark in all paints', async (design) => {
    for (const { frame, side } of REAR_VIEWS) {
      const points = glassPoints(design, frame, side)
      const found = await Promise.all(
        paintIds(design.slug).map(async (paint) => {
          const values = await brightnessAt({ slug: design.slug, paint, view: frame }, points)
          return { frame, paint, brightness: values.reduce((sum, one) => sum + one, 0) / 5 }
        }),
      )
      expect(found.filter(({ brightness }) => brightness > BRIGHTEST)).toEqual([])
    }
  })
})

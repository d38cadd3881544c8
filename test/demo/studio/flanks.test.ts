import { describe, expect, it } from 'vitest'
import type { CarDesign } from '../../../demo/studio/car-design.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { paintIds } from '../../../demo/studio/encode/line-up-paints.ts'
import { compileField } from '../../../demo/studio/field/compile-field.ts'
import { viewCamera } from '../../../demo/studio/page/detail-views.ts'
import { project } from '../../../demo/studio/page/region.ts'
import { brightnessAt, type PicturePoint } from './drawn-pictures.ts'

/** Shows the car straight from the side, and so its flank in its own colour. */
const SIDE_VIEW = 5

/** Views near the rear and the front, which show a flank so flatly that it could mirror like glass. */
const FLAT_VIEWS = [12, 13, 15, 16, 30, 32] as const

/** How much brighter a flank may be there, and what keeps a white one apart from the page, of 255. */
const MOST_BRIGHTER = 75
const BRIGHTEST = 238

/** Where the doors appear on a frame. */
function doorPoints(design: CarDesign, frame: number): PicturePoint[] {
  const { beltAt, sideWidth } = compileField(design)
  const { camera } = viewCamera(frame, design)
  const side = Math.sign(camera.position[1])
  return [0.25, 0.35, 0.45, 0.55, 0.65, 0.75].flatMap((along) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((up): PicturePoint => {
      const x = along * design.wheelbase
      const z = 0.5 + (beltAt(x) - 0.56) * up
      const [across, upwards] = project(camera, 16 / 9, [x, side * sideWidth(x, z), z])
      return [across, 1 - upwards]
    }),
  )
}

/** Mean brightness of the doors on a committed frame, 0 to 255. */
async function doorBrightness(design: CarDesign, paint: string, frame: number): Promise<number> {
  const values = await brightnessAt(
    { slug: design.slug, paint, view: frame },
    doorPoints(design, frame),
  )
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

const cars = allDesigns.flatMap((design) =>
  paintIds(design.slug).map((paint) => ({ slug: design.slug, paint, design })),
)

describe('the doors of a car that is seen from its rear or front', () => {
  it.each(cars)(
    'of $slug in $paint keep their colour and stay apart from the page',
    async ({ design, paint }) => {
      const usual = await doorBrightness(design, paint, SIDE_VIEW)
      const limit = Math.min(usual + MOST_BRIGHTER, BRIGHTEST)
      const found = await Promise.all(
        FLAT_VIEWS.map(async (frame) => ({
          frame,
          brightness: await doorBrightness(design, paint, frame),
        })),
      )
      expect(found.filter(({ brightness }) => brightness > limit)).toEqual([])
    },
  )
})

import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { CarDesign } from '../../../demo/studio/car-design.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { paintIds, pictureFolder } from '../../../demo/studio/encode/line-up-paints.ts'
import { compileField } from '../../../demo/studio/field/compile-field.ts'
import { viewCamera, viewName } from '../../../demo/studio/page/detail-views.ts'
import { project } from '../../../demo/studio/page/region.ts'

/** Shows the car straight from the side, and so its flank in its own colour. */
const SIDE_VIEW = 5

/** Views near the rear and the front, which show a flank so flatly that it could mirror like glass. */
const FLAT_VIEWS = [12, 13, 15, 16, 30, 32] as const

/** How much brighter a flank may be there, and what keeps a white one apart from the page, of 255. */
const MOST_BRIGHTER = 75
const BRIGHTEST = 238

/** Where the doors appear on a frame: fractions of the picture from its left upper corner. */
function doorPoints(design: CarDesign, frame: number): [x: number, y: number][] {
  const { beltAt, sideWidth } = compileField(design)
  const { camera } = viewCamera(frame, design)
  const side = Math.sign(camera.position[1])
  return [0.25, 0.35, 0.45, 0.55, 0.65, 0.75].flatMap((along) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((up): [number, number] => {
      const x = along * design.wheelbase
      const z = 0.5 + (beltAt(x) - 0.56) * up
      const [across, upwards] = project(camera, 16 / 9, [x, side * sideWidth(x, z), z])
      return [across, 1 - upwards]
    }),
  )
}

/** Mean brightness of the doors on a committed frame, 0 to 255. */
async function doorBrightness(design: CarDesign, paint: string, frame: number): Promise<number> {
  const file = path.join(pictureFolder, design.slug, paint, `${viewName(frame)}.avif`)
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = doorPoints(design, frame)
  const at = ([x, y]: readonly [number, number]): number =>
    data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels] ??
    0
  return points.reduce((sum, point) => sum + at(point), 0) / points.length
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

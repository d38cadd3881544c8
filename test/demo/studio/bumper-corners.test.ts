import { describe, expect, it } from 'vitest'
import { rearmost, type CarDesign } from '../../../demo/studio/car-design.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { compileField } from '../../../demo/studio/field/compile-field.ts'
import { viewCamera } from '../../../demo/studio/page/detail-views.ts'
import { project } from '../../../demo/studio/page/region.ts'
import { brightnessAt, type PicturePoint } from './drawn-pictures.ts'

/** Views of a rear corner, and the side on which it is. */
const CORNER_VIEWS = [
  { frame: 10, side: -1 },
  { frame: 18, side: 1 },
] as const

const WHITE = 'BNE'
/** Brightness that plastic may have, of 255: white paint in the same place is brighter than 120. */
const BRIGHTEST = 90

/** Parts of the way round the corner, and of the plastic's height behind the car. */
const AROUND = [0.1, 0.2, 0.3] as const
const UP = [0.2, 0.35] as const

/** Where the dark lower bumper appears between the diffuser and the wheel arch. */
function cornerPoints(design: CarDesign, frame: number, side: number): PicturePoint[] {
  const { fBody } = compileField(design)
  const { camera } = viewCamera(frame, design)
  const { halfWidth, rearOverhang, wheels, body, back } = design
  const sillTop = body.floorHeight + 0.085
  return AROUND.flatMap((around) =>
    UP.map((up): PicturePoint => {
      const along = halfWidth + around * (rearOverhang - wheels.archRadius)
      const z = sillTop + up * (back.diffuserTop - sillTop)
      let y = halfWidth + 0.1
      while (y > 0 && fBody(y + rearmost(design) - along, y, z) > 0) y -= 0.002
      const [across, upwards] = project(camera, 16 / 9, [y + rearmost(design) - along, side * y, z])
      return [across, 1 - upwards]
    }),
  )
}

describe('the lower rear bumper of a car without cladding', () => {
  it.each(allDesigns.filter(({ cladding }) => cladding === null))(
    'of $slug is dark around the corner',
    async (design) => {
      for (const { frame, side } of CORNER_VIEWS) {
        const points = cornerPoints(design, frame, side)
        const values = await brightnessAt({ slug: design.slug, paint: WHITE, view: frame }, points)
        expect(Math.max(...values), `frame ${frame}`).toBeLessThan(BRIGHTEST)
      }
    },
  )
})

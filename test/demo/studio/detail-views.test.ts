import { describe, expect, it } from 'vitest'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { DETAILS, viewCamera, viewName, type View } from '../../../demo/studio/page/detail-views.ts'
import { project } from '../../../demo/studio/page/region.ts'

const ASPECT = 16 / 9

const cases = allDesigns.flatMap((design) =>
  DETAILS.map((detail) => ({ slug: design.slug, design, detail })),
)

describe('the close-ups', () => {
  it.each(cases)('look at the $detail of $slug from outside the car', ({ design, detail }) => {
    const { camera } = viewCamera(detail, design)
    const [across, upwards] = project(camera, ASPECT, camera.target)
    expect([across, upwards].map((share) => share.toFixed(3))).toEqual(['0.500', '0.500'])
    expect(camera.position[1]).toBeLessThan(-design.halfWidth - 0.8)
  })

  it.each(allDesigns)('show the whole front wheel of $slug', (design) => {
    const { camera } = viewCamera('wheel', design)
    const { tyreRadius, halfTrack } = design.wheels
    for (const height of [0, 2 * tyreRadius]) {
      const [across, upwards] = project(camera, ASPECT, [0, -halfTrack, height])
      expect(across).toBeGreaterThan(0.3)
      expect(across).toBeLessThan(0.7)
      expect(upwards).toBeGreaterThan(0)
      expect(upwards).toBeLessThan(1)
    }
  })

  it('have names that no frame of the turn has', () => {
    const views: View[] = [0, 34, ...DETAILS]
    expect(views.map(viewName)).toEqual(['00', '34', 'lamp', 'wheel', 'tail'])
  })
})

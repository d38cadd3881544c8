import { describe, expect, it } from 'vitest'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { designConstants, KEPT_BY_GLASS } from '../../../demo/studio/shading/design-constants.ts'

describe('the glass of the cars', () => {
  it.each(['SIDE', 'REAR', 'PRIVACY'] as const)(
    'lets through 12 to 18 %% of the light: %s',
    (pane) => {
      const through = 1 - KEPT_BY_GLASS[pane]
      expect(through).toBeGreaterThanOrEqual(0.1199)
      expect(through).toBeLessThanOrEqual(0.1801)
    },
  )

  it('lets through 38 % of the light in front', () => {
    expect(1 - KEPT_BY_GLASS.WINDSCREEN).toBeCloseTo(0.38, 6)
  })

  it.each(allDesigns.map((design) => [design.slug, design] as const))(
    'is the same in the shaders of %s',
    (_, design) => {
      const mirror = { x: 0, y: 0, z: 0 }
      const text = designConstants({ design, mirror, handles: [mirror] })
      expect(text).toContain(`const float KEPT_WINDSCREEN = ${KEPT_BY_GLASS.WINDSCREEN};`)
    },
  )
})

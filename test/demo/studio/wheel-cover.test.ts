import { describe, expect, it } from 'vitest'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { rimField } from '../../../demo/studio/parts/wheel-rim.ts'
import { coverDistance, coverPlan } from '../../../demo/studio/parts/wheel-cover.ts'
import { surfaceNets } from '../../../demo/studio/mesh/surface-nets.ts'
import { openEdges, volume } from './mesh-checks.ts'

const covered = allDesigns.filter(({ wheels }) => wheels.style === 'cover')
const rimRadius = 0.22
const turn = 2 * Math.PI

/** Whether the cover is there, an angle from the top and a distance from the hub, 2 cm below its edge. */
function isSolid(angle: number, radius: number): boolean {
  const [x, z] = [Math.sin(angle) * radius, Math.cos(angle) * radius]
  return coverDistance(x, coverPlan.edgeDepth - 0.02, z, rimRadius) < 0
}

describe('the cover of a wheel', () => {
  it('has five pairs of arms with deep openings between and within them', () => {
    const changes = Array.from({ length: 720 }, (_, step) => (turn * step) / 720).filter(
      (angle) => isSolid(angle, 0.17) !== isSolid(angle + turn / 720, 0.17),
    )
    expect(changes).toHaveLength(20)
    expect(isSolid(0, 0.17)).toBe(false)
    expect(isSolid(turn / 10, 0.17)).toBe(false)
  })

  it.each(covered)(
    'of $slug reaches over the rim, to more than two thirds of the tyre',
    (design) => {
      const { wheels } = design
      const reach = wheels.rimRadius + coverPlan.overlap
      expect(reach / wheels.tyreRadius).toBeGreaterThan(2 / 3)
      const rim = rimField(wheels)
      expect(rim(0, coverPlan.edgeDepth - 0.025, reach - 0.003)).toBeLessThan(0)
      expect(rim(0, coverPlan.edgeDepth - 0.025, reach + 0.003)).toBeGreaterThan(0)
    },
  )

  it.each(covered)('of $slug is closed', ({ wheels }) => {
    const box = { from: [-0.28, -0.16, -0.28], to: [0.28, 0.16, 0.28] } as const
    const mesh = surfaceNets(rimField(wheels), box, 0.008, { blockShare: 3.2 })
    expect(openEdges(mesh)).toEqual([])
    expect(volume(mesh)).toBeGreaterThan(0)
  })
})

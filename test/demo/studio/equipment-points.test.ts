import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foremost } from '../../../demo/studio/car-design.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { pointsOf } from '../../../demo/studio/points/frame-points.ts'
import { spotsOf } from '../../../demo/studio/points/car-places.ts'
import { POINTS_FILE, pointsText } from '../../../demo/studio/points/write-points.ts'
import { azimuth, FRAMES } from '../../../demo/studio/page/turntable.ts'

const [design] = allDesigns
if (!design) throw new Error('The studio has no cars.')

it('the committed points are those of the designs', { timeout: 30_000 }, () => {
  // `node demo/studio/points/write-points.ts` writes them.
  expect(readFileSync(POINTS_FILE, 'utf8')).toBe(pointsText())
})

describe('the points of a car', () => {
  const points = pointsOf(design)
  const framesOf = (place: keyof typeof points) => Object.keys(points[place] ?? {}).map(Number)
  const angles = (place: keyof typeof points) => framesOf(place).map((frame) => azimuth(frame))

  it('show the lamps from the front only, and the tail lamps from the rear only', () => {
    const fromFront = (angle: number) => Math.abs(((angle + 180) % 360) - 180)
    expect(angles('lamp').length).toBeGreaterThan(FRAMES / 4)
    expect(Math.max(...angles('lamp').map(fromFront))).toBeLessThan(110)
    expect(angles('tail').length).toBeGreaterThan(FRAMES / 4)
    expect(Math.min(...angles('tail').map(fromFront))).toBeGreaterThan(70)
  })

  it('show a wheel from both sides, and not from straight ahead', () => {
    const sides = new Set(angles('wheel').map((angle) => (angle < 180 ? 'left' : 'right')))
    expect(sides.size).toBe(2)
    expect(framesOf('wheel')).not.toContain(31)
  })

  it('are inside of the picture, on the half of it where the car stands', () => {
    for (const frames of Object.values(points))
      for (const [x, y] of Object.values(frames)) {
        expect(x).toBeGreaterThan(0.05)
        expect(x).toBeLessThan(0.95)
        expect(y).toBeGreaterThan(0.15)
        expect(y).toBeLessThan(0.85)
      }
  })
})

describe('the places of a car', () => {
  it.each(allDesigns.map((car) => ({ slug: car.slug, car })))(
    'of $slug are those that it has',
    ({ car }) => {
      const spots = spotsOf(car)
      expect(spots.rails.length > 0).toBe(car.roofRails !== null)
      expect(spots.handle.length > 0).toBe(car.handles === 'flush')
      expect(spots.glass.length > 0).toBe(car.windows.privacyGlass)
      for (const { point } of spots.lamp) {
        expect(point[0]).toBeGreaterThan(foremost(car) - 0.02)
        expect(point[0]).toBeLessThan(foremost(car) + 0.7)
        expect(point[2]).toBeCloseTo(car.front.lamp.z, 1)
      }
    },
  )
})

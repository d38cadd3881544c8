import { describe, expect, it } from 'vitest'
import { floorShadow } from '../../../demo/studio/mesh/floor-shadow.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'
import { faial } from '../../../demo/studio/designs/faial.ts'
import { foremost, rearmost, type CarDesign } from '../../../demo/studio/car-design.ts'
import { ground, type Ground } from '../../../demo/studio/matte/ground.ts'
import { matte } from '../../../demo/studio/matte/matte.ts'
import { outline } from '../../../demo/studio/matte/outline.ts'
import type { Solid } from '../../../demo/studio/matte/outline.ts'
import { tyreHalfWidth } from '../../../demo/studio/parts/wheel-tyre.ts'
import { project } from '../../../demo/studio/page/region.ts'
import { cameraAt, type Point, type Stance } from '../../../demo/studio/page/turntable.ts'

const SIZE = { width: 240, height: 135 }
const stanceOf = (design: CarDesign): Stance => ({
  foremost: foremost(design),
  rearmost: rearmost(design),
  halfWidth: design.halfWidth,
})
const stance = stanceOf(faial)
const camera = cameraAt(0, stance)
const sum = (values: Iterable<number>) => [...values].reduce((total, one) => total + one, 0)

/** A square in the car's middle plane, as two triangles. */
function square(z: number, half: number): Solid {
  const corners = [
    [1 - half, z - half],
    [1 + half, z - half],
    [1 + half, z + half],
    [1 - half, z + half],
  ].flatMap(([x = 0, height = 0]) => [x, 0, height])
  return { positions: Float32Array.from(corners), indices: Uint32Array.of(0, 1, 2, 0, 2, 3) }
}

/** The pixel that shows a point, in rows from the top. */
function pixelOf(point: Point): number {
  const [across, up] = project(camera, SIZE.width / SIZE.height, point)
  return Math.floor((1 - up) * SIZE.height) * SIZE.width + Math.floor(across * SIZE.width)
}

describe('an outline', () => {
  it('covers what the camera sees of a solid, and nothing else', () => {
    const covered = outline([square(0.9, 0.3)], camera, SIZE)
    expect(covered[pixelOf([1, 0, 0.9])]).toBe(1)
    expect(covered[pixelOf([1, 0, 1.4])]).toBe(0)
  })

  it('covers a share of the pixels at its edge, and of two solids only what either hides', () => {
    const one = outline([square(0.9, 0.3)], camera, SIZE)
    const both = outline([square(0.9, 0.3), square(0.9, 0.2)], camera, SIZE)
    expect([...one].some((share) => share > 0 && share < 1)).toBe(true)
    expect(both).toEqual(one)
    const half = outline([square(0.9, 0.15)], camera, SIZE)
    expect(sum(one) / sum(half)).toBeCloseTo(4, 0)
  })
})

/** The floor under a box as long as a car. */
function floorUnder(design: CarDesign): Ground {
  const { foremost: from, rearmost: to } = stanceOf(design)
  const box = (x: number, y: number, z: number) =>
    Math.max(from - x, x - to, Math.abs(y) - 0.85, Math.abs(z - 0.7) - 0.5)
  return {
    stance: stanceOf(design),
    tyres: {
      wheelbase: design.wheelbase,
      halfTrack: design.wheels.halfTrack,
      halfWidth: tyreHalfWidth(design.wheels),
    },
    sky: floorShadow(design, box),
  }
}

describe('the ground of a frame', () => {
  const floor = floorUnder(faial)
  const shade = ground(floor, camera, SIZE)
  const beside = (metres: number) => shade[pixelOf([1.2, -faial.halfWidth - metres, 0])] ?? 0

  it('is darkest under the car, fades out beside it, and ends', () => {
    const fading = [-0.6, 0.05, 0.3, 0.6].map(beside)
    expect(fading[0]).toBeGreaterThan(0.75)
    expect(fading).toEqual(fading.toSorted((one, other) => other - one))
    expect(fading[2]).toBeGreaterThan(0.01)
    expect(beside(1.2)).toBe(0)
    expect(Math.max(...shade)).toBeLessThan(0.95)
  })

  it('gets darker all the way from the edge of the plan to its middle, and more beside a tyre', () => {
    const from = (x: number, inside: number) =>
      shade[pixelOf([x, inside - faial.halfWidth, 0])] ?? 0
    const fading = [0, 0.1, 0.2, 0.3, 0.4].map((inside) => from(1.2, inside))
    expect(fading).toEqual(fading.toSorted((one, other) => one - other))
    expect(from(1.2, 0.4)).toBeGreaterThan(from(0, 0.2) + 0.1)
    expect(from(0, 0.1)).toBeGreaterThan(from(1.2, 0.1) + 0.1)
  })

  it('is dark wherever one looks through below the car, also at a floor far behind it', () => {
    expect(shade[pixelOf([2, 0.85, 0.2])]).toBeGreaterThan(0.4)
  })

  it('has no streaks beside the tyres, where one looks past the car at the floor behind it', () => {
    const behind = ground(floor, cameraAt(11, stance), SIZE)
    const streak = (column: number): number => {
      const shades = Array.from(
        { length: SIZE.height },
        (_, row) => behind[row * SIZE.width + column] ?? 0,
      )
      const darkest = shades.indexOf(Math.max(...shades))
      const above = shades.slice(0, darkest)
      return Math.max(...above.map((dark, row) => dark - Math.min(...shades.slice(row, darkest))))
    }
    const columns = Array.from({ length: SIZE.width }, (_, column) => column)
    expect(columns.filter((column) => streak(column) > 0.03)).toEqual([])
  })

  it.each(allDesigns.filter(({ rearOverhang }) => rearOverhang > 0.9))(
    'fades out below the rear overhang of $slug, without an edge',
    (design) => {
      const { rearmost: end, halfWidth } = stanceOf(design)
      const behind = cameraAt(8, stanceOf(design))
      const shades = ground(floorUnder(design), behind, SIZE)
      const lowerEdge = design.body.floorHeight + 0.12
      const corner = (y: number): readonly [column: number, row: number] => {
        const [across, up] = project(behind, SIZE.width / SIZE.height, [end, y, lowerEdge])
        return [Math.ceil(across * SIZE.width), Math.ceil((1 - up) * SIZE.height)]
      }
      const [left, right] = [corner(-0.8 * halfWidth), corner(0.8 * halfWidth)]
      const steps: number[] = []
      for (let row = left[1]; row < SIZE.height; row++) {
        for (let column = left[0]; column < right[0]; column++) {
          const at = row * SIZE.width + column
          steps.push(Math.abs((shades[at + 1] ?? 0) - (shades[at - 1] ?? 0)))
        }
      }
      expect(Math.max(...steps)).toBeLessThan(0.14)
    },
  )

  it('is behind the car in the matte, and nothing is above it', () => {
    const alpha = matte({ solids: [square(0.3, 0.3)], ground: floor }, 0, SIZE)
    expect(alpha[pixelOf([1, 0, 0.3])]).toBe(255)
    expect(alpha[pixelOf([1.2, -faial.halfWidth - 0.3, 0])]).toBeGreaterThan(2)
    expect(sum(alpha.subarray(0, SIZE.width * 20))).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { paintRecipe } from '../../../demo/studio/encode/paint-recipe.ts'
import { finishedPicture } from '../../../demo/studio/page/finished-picture.ts'
import {
  coverage,
  exposed,
  layPanes,
  recolour,
  takeMirrored,
} from '../../../demo/studio/page/recolour.ts'

const block = (light: number[], paint: number[]) => ({
  width: light.length / 4,
  height: 1,
  light: Float32Array.from(light),
  paint: Float32Array.from(paint),
})

describe('the exposure', () => {
  it('is dark without light, rises, and never exceeds white', () => {
    expect(exposed(0)).toBe(0)
    let before = -1
    for (let light = 0; light < 12; light += 0.05) {
      const value = exposed(light)
      expect(value).toBeGreaterThan(before)
      expect(value).toBeLessThanOrEqual(1)
      before = value
    }
  })

  it('shows dark and medium light unchanged', () => {
    expect(exposed(0.214)).toBeCloseTo(0.5, 3)
  })
})

describe('painting a frame', () => {
  const red = paintRecipe('#a8432a', 'solid')

  it('colours the paint and leaves the rest unchanged', () => {
    const picture = recolour(block([0, 0, 0, 1, 0.2, 0.2, 0.2, 1], [1, 0, 0, 0, 0, 0, 0, 0]), red)
    const [r = 0, g = 0, b = 0, ...other] = picture
    expect(r).toBeGreaterThan(g)
    expect(g).toBeGreaterThan(b)
    expect(other[0]).toBeCloseTo(exposed(0.2), 3)
    expect(other[0]).toBeCloseTo(other[2] ?? 0, 6)
  })

  it('adds the clear coat in white, and hardly any on a matte paint', () => {
    const mirror = block([0, 0, 0, 1], [0, 0, 0, 0.5])
    const [glossy = 0, , blue = 1] = recolour(mirror, red)
    const [matte = 1] = recolour(mirror, paintRecipe('#a8432a', 'matte'))
    expect(glossy).toBeCloseTo(exposed(0.5), 3)
    expect(blue).toBeCloseTo(glossy, 6)
    expect(matte).toBeLessThan(0.2)
  })

  it('leaves the floor black, whatever its shadow', () => {
    const floor = block([0, 0, 0, 0.6], [0, 0, 0, 0])
    expect([...recolour(floor, red)]).toEqual([0, 0, 0])
    expect(coverage(floor)[0]).toBeCloseTo(0.6, 6)
  })

  describe('over a polished floor', () => {
    const car = [0.2, 0.2, 0.2, 1]
    const floor = (column: number, row: number) =>
      block([...car, 0, 0, 0, 0.5], [0, 0, 0, 0, column, row, 0.1, 0])

    it('mirrors the pixel of the car that the floor names, over its shadow', () => {
      const drawn = floor(8, 4)
      const mirrored = takeMirrored(drawn, { x: 8, y: 4 })
      expect(mirrored).toEqual([{ floor: 1, car: 0, clarity: expect.closeTo(0.1, 6) }])
      const picture = recolour({ ...drawn, mirrored }, red)
      expect(picture[3]).toBeCloseTo(0.1 * exposed(0.2), 4)
      expect(coverage(drawn)[1]).toBeCloseTo(1 - 0.5 * 0.9, 6)
    })

    it('mirrors nothing that lies outside the block', () => {
      const drawn = floor(7, 4)
      expect(takeMirrored(drawn, { x: 8, y: 4 })).toEqual([])
      expect([...recolour(drawn, red)].slice(3)).toEqual([0, 0, 0])
      expect(coverage(drawn)[1]).toBeCloseTo(0.5, 6)
    })

    it('takes the paint of a covered pixel for no mirrored one', () => {
      const drawn = block(car, [0.3, 0.2, 0.1, 0])
      expect(takeMirrored(drawn, { x: 0, y: 0 })).toEqual([])
      expect([...drawn.paint]).toEqual([0.3, 0.2, 0.1, 0].map((value) => expect.closeTo(value, 6)))
    })
  })

  it('draws windows over what is behind them', () => {
    const seat = block([0.4, 0.4, 0.4, 1], [0.8, 0, 0, 0.2])
    layPanes(seat, Float32Array.from([0.1, 0.1, 0.1, 0.75]))
    expect([...seat.light]).toEqual([0.2, 0.2, 0.2, 1].map((value) => expect.closeTo(value, 5)))
    expect([...seat.paint]).toEqual([0.2, 0, 0, 0.05].map((value) => expect.closeTo(value, 5)))
  })
})

describe('the finished picture', () => {
  const raster = (channels: number, values: number[]) => ({
    width: 2,
    height: 1,
    channels,
    values: Float32Array.from(values),
  })
  const picture = finishedPicture(
    raster(3, [0.5, 0.25, 0, 0.4, 0.2, 0]),
    raster(1, [1, 0.8]),
    { x: 1, y: 0, width: 2, height: 1 },
    { width: 4, height: 2 },
  )
  const pixel = (x: number, y: number) =>
    Array.from(picture.subarray((y * 4 + x) * 4, (y * 4 + x) * 4 + 4))

  it('puts the lowest row at the bottom and separates colour from alpha', () => {
    expect(pixel(1, 1)).toEqual([128, 64, 0, 255])
    expect(pixel(2, 1)).toEqual([128, 64, 0, 204])
  })

  it('extends the colour where nothing is drawn, so that edges get no halo', () => {
    for (const [x, y] of [
      [0, 1],
      [3, 1],
      [1, 0],
    ] as const) {
      expect(pixel(x, y)).toEqual([128, 64, 0, 0])
    }
  })
})

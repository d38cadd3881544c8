import { describe, expect, it } from 'vitest'
import { broughtDown, firstTap, lanczosKernel } from '../../../demo/studio/page/downsampling.ts'

const ratios = [
  [2, 1],
  [7, 4],
  [8, 5],
] as const

describe('downsampling a picture', () => {
  it.each(ratios)('from %i to %i keeps a plain picture plain', (source, final) => {
    const raster = {
      width: source * 3,
      height: source * 2,
      channels: 2,
      values: new Float32Array(source * 3 * source * 2 * 2).map((_, at) => (at % 2 ? 0.25 : 1)),
    }
    const small = broughtDown(raster, lanczosKernel({ source, final }))
    expect([small.width, small.height]).toEqual([final * 3, final * 2])
    for (const [at, value] of small.values.entries()) {
      expect(value).toBeCloseTo(at % 2 ? 0.25 : 1, 5)
    }
  })

  it.each(ratios)('from %i to %i keeps every pixel in its place', (source, final) => {
    const { taps, weights } = lanczosKernel({ source, final })
    for (let pixel = 0; pixel < final; pixel++) {
      const first = firstTap(pixel, source, final, taps)
      const middle = weights
        .slice(pixel * taps, (pixel + 1) * taps)
        .reduce((sum, weight, tap) => sum + weight * (first + tap), 0)
      expect(middle).toBeCloseTo(((pixel + 0.5) * source) / final - 0.5, 1)
    }
  })

  it('keeps vertical and horizontal edges straight', () => {
    const width = 16
    const upright = Float32Array.from({ length: width * width }, (_, at) =>
      at % width < width / 2 ? 1 : 0,
    )
    const kernel = lanczosKernel({ source: 2, final: 1 })
    const small = broughtDown({ width, height: width, channels: 1, values: upright }, kernel)
    for (let row = 0; row < 8; row++) {
      expect(small.values[row * 8]).toBeCloseTo(1, 2)
      expect(small.values[row * 8 + 7]).toBeCloseTo(0, 2)
      expect(small.values[row * 8 + 2]).toBeCloseTo(small.values[2] ?? Number.NaN, 6)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { PAINTS } from '../../../demo/content-site/catalogue/paints.ts'
import { lightOf, paintRecipe, toLinear } from '../../../demo/studio/encode/paint-recipe.ts'

const sum = (light: readonly number[]) => light.reduce((total, part) => total + part, 0)

describe('a colour in linear light', () => {
  it('keeps black and white', () => {
    expect(lightOf('#000000')).toEqual([0, 0, 0])
    expect(lightOf('#ffffff')).toEqual([1, 1, 1])
  })

  it('follows the sRGB curve', () => {
    expect(toLinear(0.5)).toBeCloseTo(0.214, 4)
    expect(toLinear(0.04)).toBeCloseTo(0.04 / 12.92, 6)
  })

  it.each(['red', '#fff', '#12345g', ''])('is rejected when it is %j', (colour) => {
    expect(() => lightOf(colour)).toThrow(/Not a colour/)
  })
})

describe('a paint recipe', () => {
  it('has no flakes when it is solid', () => {
    const { straight, flat } = paintRecipe('#a8432a', 'solid')
    expect(sum(straight) + sum(flat)).toBe(0)
  })

  it('reflects more with flakes than from its depth when it is metallic', () => {
    const solid = paintRecipe('#1f4e79', 'solid')
    const metallic = paintRecipe('#1f4e79', 'metallic')
    expect(sum(metallic.dull)).toBeLessThan(sum(solid.dull))
    expect(sum(metallic.straight)).toBeGreaterThan(0)
    expect(metallic.coat).toBe(solid.coat)
  })

  it('has a purer pigment than its swatch, which shows the reflections of a clear coat too', () => {
    const [red, , blue] = lightOf('#1f4e79')
    const { dull } = paintRecipe('#1f4e79', 'metallic')
    expect(dull[0] / dull[2]).toBeLessThan(0.7 * (red / blue))
    const matte = paintRecipe('#1f4e79', 'matte').dull
    expect(matte[0] / matte[2]).toBeGreaterThan(0.9 * (red / blue))
  })

  it('has almost no sharp reflection when it is matte', () => {
    expect(paintRecipe('#55595c', 'matte').coat).toBeLessThan(0.1)
  })

  it('turns warmer at a flat angle when it is pearl', () => {
    const { straight, flat } = paintRecipe('#ece9e2', 'pearl')
    expect(flat[0] / flat[2]).toBeGreaterThan(straight[0] / straight[2])
  })

  it.each(Object.entries(PAINTS))('reflects no more light with %s than falls on it', (_, paint) => {
    const { dull, straight } = paintRecipe(paint.colour, paint.finish)
    for (const channel of [0, 1, 2] as const) {
      expect(dull[channel] + straight[channel]).toBeGreaterThan(0)
      expect(dull[channel] + straight[channel]).toBeLessThan(1.1)
    }
  })
})

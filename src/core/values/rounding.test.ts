import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp } from './units.ts'

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [1.004999, 2, 1],
    [8.345, 2, 8.35],
    [2.675, 2, 2.68],
    [0.5, 0, 1],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-1.005, 2, -1.01],
    [411.0499, 2, 411.05],
    [26_450, 0, 26_450],
    [8.25, 1, 8.3],
  ])('rounds %d to %d decimals as %d', (value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected)
  })

  it('never returns a negative zero, which would show as -0', () => {
    expect(Object.is(roundHalfUp(-0.001, 2), 0)).toBe(true)
  })

  it('rounds every half cent up, despite its binary representation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const halfCent = Number(`${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}5`)
        expect(roundHalfUp(halfCent, 2)).toBe((cents + 1) / 100)
      }),
    )
  })
})

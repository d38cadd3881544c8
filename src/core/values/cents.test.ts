import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from './units.ts'

describe('an amount in cents', () => {
  it.each([
    [0, 0],
    [363.62, 36_362],
    [0.29, 29],
    [1.005, 101],
    [0.005, 1],
    [0.0049, 0],
    [-0.005, -1],
    [-750.5, -75_050],
    [null, null],
  ])('is rounded, halves away from zero: %s € are %s', (euros, cents) => {
    expect(toCents(euros)).toBe(cents)
  })

  it('is exact for every amount that has whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
        expect(toCents(cents / 100)).toBe(cents)
      }),
    )
  })
})

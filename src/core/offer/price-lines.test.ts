import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeEuroLines, type PriceLine } from './price-lines.ts'
import { roundHalfUp } from '../values/units.ts'

const lines = (amounts: readonly (number | null)[]): PriceLine[] =>
  amounts.map((cents) => ({ item: 'exterior', name: '', cents }))

describe('lines in whole euros', () => {
  it('add up to the rounded total, whatever their cents', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(amounts, (cents) => {
        const total = cents.reduce((sum, amount) => sum + amount, 0)
        const shown = wholeEuroLines(lines(cents)).reduce<number>((sum, euros) => sum + euros!, 0)
        expect(shown).toBe(roundHalfUp(total / 100, 0))
      }),
    )
  })

  it('give a half euro to the line that completes it', () => {
    expect(wholeEuroLines(lines([1_000_040, 40, 40]))).toEqual([10_000, 1, 0])
  })

  it('leave out a line whose amount is unknown', () => {
    expect(wholeEuroLines(lines([100_000, null, 500]))).toEqual([1000, null, 5])
  })
})

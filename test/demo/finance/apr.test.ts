import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualPercentageRate, NoRateError } from '../../../demo/content-site/finance/apr.ts'

const drawdowns = fc.integer({ min: 1000, max: 100_000 })
const counts = fc.integer({ min: 1, max: 240 })
const fractions = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('the annual percentage rate', () => {
  it('discounts the payments to the amount drawn', () => {
    fc.assert(
      fc.property(drawdowns, counts, fractions(0.5, 4), (drawdown, n, factor) => {
        const amount = (drawdown * factor) / n
        const { taegExact } = annualPercentageRate({ drawdown, instalments: [{ n, amount }] })
        const base = 1 + taegExact / 100
        let present = 0
        for (let month = 1; month <= n; month++) present += amount * base ** (-month / 12)
        expect(present / drawdown).toBeCloseTo(1, 9)
      }),
    )
  })

  it('is zero when the repayment equals the drawdown, and negative below', () => {
    const rate = (amount: number) =>
      annualPercentageRate({ drawdown: 1200, instalments: [{ n: 12, amount }] }).taegExact
    expect(rate(100)).toBeCloseTo(0, 9)
    expect(rate(99)).toBeLessThan(0)
  })

  it('rounds a rate of exactly half a tenth up', () => {
    const tenths = Array.from({ length: 400 }, (_, index) => index)
    const shown = tenths.map((tenth) => {
      const payments = [{ month: 12, amount: 10_000 + 10 * (tenth + 0.5) }]
      return annualPercentageRate({ drawdown: 10_000, payments }).taeg
    })
    expect(shown).toEqual(tenths.map((tenth) => (tenth + 1) / 10))
  })

  it.each([
    ['nothing is drawn', { drawdown: 0, payments: [{ month: 1, amount: 1 }] }],
    [
      'charges consume what is drawn',
      { drawdown: 9, upfrontCharges: 9, payments: [{ month: 1, amount: 1 }] },
    ],
    ['nothing is paid back', { drawdown: 100 }],
    ['only zero is paid back', { drawdown: 100, payments: [{ month: 5, amount: 0 }] }],
    ['a payment has no date', { drawdown: 100, payments: [{ amount: 120 }] }],
    ['a payment precedes the drawdown', { drawdown: 100, payments: [{ month: -1, amount: 120 }] }],
    ['an amount is not a number', { drawdown: Number.NaN, payments: [{ month: 1, amount: 1 }] }],
    ['an amount is infinite', { drawdown: 1, payments: [{ month: 1, amount: Infinity }] }],
    [
      'more than the drawdown is paid back at once',
      { drawdown: 100, payments: [{ month: 0, amount: 120 }] },
    ],
  ])('throws NoRateError when %s', (_, flows) => {
    expect(() => annualPercentageRate(flows)).toThrow(NoRateError)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CreditFlows,
  annualPercentageRate,
  NoRateError,
} from '../../../demo/content-site/finance/apr.ts'

const drawdowns = fc.integer({ min: 1000, max: 100_000 })
const cents = fc.integer({ min: 1, max: 50_000 }).map((amount) => amount / 100)
const fractions = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** The rate of flows in percent, or what it threw. */
function outcomeOf(flows: CreditFlows): unknown {
  try {
    return annualPercentageRate(flows).taegExact
  } catch (error) {
    return error
  }
}

describe('the annual percentage rate of any flows', () => {
  it('covers payments after a day, up to the largest number', () => {
    fc.assert(
      fc.property(fractions(1 / 365, 0.05), fractions(1, 3), (years, factor) => {
        fc.pre(Math.log(factor) / years < 600)
        const payments = [{ years, amount: 1000 * factor }]
        const { taegExact } = annualPercentageRate({ drawdown: 1000, payments })
        expect(Math.log1p(taegExact / 100)).toBeCloseTo(Math.log(factor) / years, 6)
      }),
    )
  })

  it('rises with every charge, and with the final charge the earlier it is due', () => {
    fc.assert(
      fc.property(drawdowns, fc.integer({ min: 2, max: 240 }), cents, (drawdown, n, charge) => {
        const instalments = [{ n, amount: (drawdown * 1.2) / n }]
        const rate = (month: number) =>
          annualPercentageRate({ drawdown, instalments, payments: [{ month, amount: charge }] })
            .taegExact
        const free = annualPercentageRate({ drawdown, instalments }).taegExact
        expect(rate(n)).toBeGreaterThan(free)
        expect(rate(1)).toBeGreaterThan(rate(n))
      }),
    )
  })

  it('is the same for a series and for its single payments, in any order', () => {
    fc.assert(
      fc.property(
        drawdowns,
        fc.integer({ min: 1, max: 60 }),
        fractions(0.5, 2),
        (drawdown, n, factor) => {
          const amount = (drawdown * factor) / n
          const single = Array.from({ length: n }, (_, index) => ({ month: n - index, amount }))
          const series = annualPercentageRate({ drawdown, instalments: [{ n, amount }] })
          const told = annualPercentageRate({ drawdown, payments: single })
          expect(told.taegExact).toBeCloseTo(series.taegExact, 8)
        },
      ),
    )
  })

  it('converges or throws NoRateError, whatever the flows', () => {
    const anything = fc.oneof(fc.double(), fc.double({ min: -1e6, max: 1e6, noNaN: true }))
    fc.assert(
      fc.property(
        anything,
        anything,
        fc.array(fc.record({ years: anything, amount: anything }), { maxLength: 5 }),
        (drawdown, upfrontCharges, payments) => {
          const outcome = outcomeOf({ drawdown, upfrontCharges, payments })
          const isNamed = outcome instanceof NoRateError && outcome.name === 'NoRateError'
          expect(isNamed || (typeof outcome === 'number' && outcome > -100.000001)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

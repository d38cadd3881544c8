import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CreditFlows,
  annualPercentageRate,
  NoRateError,
} from '../../../demo/content-site/finance/apr.ts'

/** The rate of flows in percent, or what it threw. */
function outcomeOf(flows: CreditFlows): unknown {
  try {
    return annualPercentageRate(flows).taegExact
  } catch (error) {
    return error
  }
}

describe('the annual percentage rate of any flows', () => {
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

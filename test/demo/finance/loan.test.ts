import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualPercentageRate, NoRateError } from '../../../demo/content-site/finance/apr.ts'
import { type LoanTerms, simulateLoan } from '../../../demo/content-site/finance/loan.ts'
import { roundHalfUp } from '../../../demo/content-site/finance/rounding.ts'

const terms: fc.Arbitrary<LoanTerms> = fc.record({
  principal: fc.integer({ min: 1000, max: 100_000 }),
  tan: fc.double({ min: 0, max: 20, noNaN: true }),
  nrPayments: fc.integer({ min: 1, max: 120 }),
})

describe('a loan', () => {
  it('has the effective rate of its TAN with stamp duty when there are no charges', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const monthly = ((loan.tan / 100) * 1.04) / 12
        const effective = ((1 + monthly) ** 12 - 1) * 100
        expect(simulateLoan(loan).taegExact).toBeCloseTo(effective, 7)
      }),
    )
  })

  it('has the TAEG of its own flows', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 400 }), (loan, openingFee) => {
        const { feeExact, upfront, taegExact } = simulateLoan({ ...loan, openingFee })
        const { taegExact: ofFlows } = annualPercentageRate({
          drawdown: loan.principal,
          upfrontCharges: upfront,
          instalments: [{ n: loan.nrPayments, amount: feeExact }],
        })
        expect(taegExact).toBeCloseTo(ofFlows, 7)
      }),
    )
  })

  it('throws NoRateError when the charges consume the principal', () => {
    const loan = { principal: 1000, tan: 5, nrPayments: 12, openingFee: 1000 }
    expect(() => simulateLoan(loan)).toThrow(NoRateError)
  })

  it('divides the capital less its residual without interest', () => {
    const loan = simulateLoan({ principal: 9600, tan: 0, nrPayments: 96, residualValue: 4800 })
    expect(loan).toMatchObject({ fee: 50, mtic: 9600, taeg: 0, totalInterestInclStamp: 0 })
  })

  it('charges 4 % stamp duty on the opening fee by default', () => {
    const loan = { principal: 10_000, tan: 5, nrPayments: 48, openingFee: 250 }
    expect(simulateLoan(loan).upfront).toBe(260)
    expect(simulateLoan({ ...loan, openingFeeStamp: 0 }).upfront).toBe(250)
  })

  it.each([
    ['no principal', { principal: 0 }],
    ['no payments', { nrPayments: 0 }],
    ['half a payment', { nrPayments: 12.5 }],
    ['a negative rate', { tan: -1 }],
    ['a rate that is no number', { tan: Number.NaN }],
    ['a negative residual', { residualValue: -1 }],
  ])('rejects %s', (_, wrong) => {
    const loan = { principal: 1000, tan: 5, nrPayments: 12, ...wrong }
    expect(() => simulateLoan(loan)).toThrow(RangeError)
  })
})

describe('rounding half up', () => {
  it.each([
    [1.005, 2, 1.01],
    [28.444499, 2, 28.44],
    [8.25, 1, 8.3],
    [6.35, 1, 6.4],
    [8.7499999, 1, 8.7],
    [-0.25, 1, -0.2],
    [0, 2, 0],
  ])('rounds %d to %d decimals as %d', (value, decimals, rounded) => {
    expect(roundHalfUp(value, decimals)).toBe(rounded)
  })
})

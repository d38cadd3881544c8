import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEntryAllowed, isTermAllowed } from '../../../demo/content-site/finance/credit-limits.ts'
import { possibleLimits, type CreditLimits } from '../content-site/content-config.ts'
import { creditRange, maximumDownPayment, nearestValue, allowedLoanRequest } from './financing.ts'

const limits = fc.record<CreditLimits>({
  minRate: fc.constant(5),
  maxRate: fc.constant(9),
  minMonths: fc.integer({ min: 6, max: 48 }),
  maxMonths: fc.integer({ min: 12, max: 144 }),
  stepMonths: fc.integer({ min: 1, max: 24 }),
  minDownPayment: fc.integer({ min: 0, max: 5000 }),
  maxDownPaymentPercent: fc.integer({ min: 0, max: 100 }),
})
const price = fc.integer({ min: 100, max: 20_000_000 }).map((cents) => cents / 100)

/** Whatever a back office may contain. */
const anyLimits = fc.record<CreditLimits>({
  minRate: fc.integer({ min: -5, max: 60 }),
  maxRate: fc.integer({ min: -5, max: 60 }),
  minMonths: fc.integer({ min: -12, max: 240 }),
  maxMonths: fc.integer({ min: -12, max: 240 }),
  stepMonths: fc.integer({ min: -12, max: 24 }),
  minDownPayment: fc.integer({ min: -5000, max: 50_000 }),
  maxDownPaymentPercent: fc.integer({ min: -50, max: 300 }),
})

describe('with any limits of the back office', () => {
  it('no down payment of a simulation is negative or above the price, and no term below a month', () => {
    fc.assert(
      fc.property(anyLimits, price, fc.integer({ min: -100, max: 200_000 }), (raw, amount, own) => {
        const range = creditRange(possibleLimits(raw), amount)
        if (!range) return
        const initial = allowedLoanRequest(range, { downPayment: own, nrPayments: 96 })
        for (const entry of [range.downPayment.min, range.downPayment.max, initial.downPayment]) {
          expect(entry).toBeGreaterThanOrEqual(0)
          expect(entry).toBeLessThanOrEqual(amount)
        }
        expect(range.months.min).toBeGreaterThanOrEqual(1)
        expect(range.months.max).toBeGreaterThanOrEqual(range.months.min)
      }),
    )
  })
})

describe('within any financing limits', () => {
  it('the maximum down payment is a multiple of 500, at most 500 below the percentage and never above it', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const most = maximumDownPayment(amount, percent)
        const share = (amount * percent) / 100
        expect(most % 500).toBe(0)
        expect(most).toBeLessThanOrEqual(share + 0.005)
        expect(share - most).toBeLessThan(500)
      }),
    )
  })

  it('every stop of the sliders is allowed by the content site', () => {
    fc.assert(
      fc.property(limits, price, fc.double({ noNaN: true }), (limit, amount, requested) => {
        const range = creditRange(limit, amount)
        if (!range) return
        const allowed = {
          ...limit,
          minEntry: limit.minDownPayment,
          maxEntry: maximumDownPayment(amount, limit.maxDownPaymentPercent),
        }
        const request = {
          downPayment: nearestValue(range.downPayment, requested),
          months: nearestValue(range.months, requested),
        }
        expect(isEntryAllowed(allowed, request.downPayment)).toBe(true)
        expect(isTermAllowed(allowed, request.months)).toBe(true)
      }),
    )
  })

  it('the sliders start within their limits, whatever the version offers', () => {
    const amount = fc.option(fc.double({ noNaN: true }))
    fc.assert(
      fc.property(limits, price, amount, amount, (limit, cost, downPayment, nrPayments) => {
        const range = creditRange(limit, cost)
        if (!range) return
        const request = allowedLoanRequest(range, { downPayment, nrPayments })
        const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
          value >= min && value <= max
        expect(isWithin(request.downPayment, range.downPayment)).toBe(true)
        expect(isWithin(request.nrPayments, range.months)).toBe(true)
      }),
    )
  })
})

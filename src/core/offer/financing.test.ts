import { describe, expect, it } from 'vitest'
import type { CreditLimits } from '../content-site/content-config.ts'
import {
  creditRange,
  creditTerms,
  creditTypes,
  limitsOf,
  maximumDownPayment,
  nearestValue,
  residualAmount,
  residualFraction,
  allowedLoanRequest,
} from './financing.ts'
import { aVersion, CONFIG as CREDIT_ONLY, CREDIT } from '../../../test/support/sample-catalogue.ts'

const OPEN_DRIVE: CreditLimits = {
  ...CREDIT,
  maxRate: 5.95,
  maxMonths: 60,
  maxDownPaymentPercent: 40,
}
const CONFIG = { ...CREDIT_ONLY, openDrive: OPEN_DRIVE }

describe('the credit types', () => {
  it('are those that have limits, the traditional loan first', () => {
    expect(creditTypes(CONFIG)).toEqual(['CREDIT', 'HOD'])
    expect(creditTypes({ ...CONFIG, credit: null })).toEqual(['HOD'])
    expect(creditTypes({ ...CONFIG, credit: null, openDrive: null })).toEqual([])
    expect(limitsOf(CONFIG, 'HOD')).toBe(OPEN_DRIVE)
  })
})

describe('the maximum down payment', () => {
  it.each([
    [39_400, 50, 19_500],
    [39_400, 40, 15_500],
    [40_000, 50, 20_000],
    [999, 50, 0],
    [30_000.06, 50, 15_000],
    // 0.29 * 100 is 28.999999999999996 in binary: the exact product counts.
    [50_000, 29, 14_500],
    [100_000, 0.57 * 100, 57_000],
  ])('for a price of %d € at %d %% is %d €', (price, percent, maximum) => {
    expect(maximumDownPayment(price, percent)).toBe(maximum)
  })
})

describe('the limits of the sliders', () => {
  it('start at the minimum down payment, advance in its steps and cover the configured terms', () => {
    expect(creditRange(CREDIT, 39_400)).toEqual({
      downPayment: { min: 500, max: 19_500, step: 500 },
      months: { min: 24, max: 120, step: 12 },
    })
    expect(creditRange(OPEN_DRIVE, 39_400)).toEqual({
      downPayment: { min: 500, max: 15_500, step: 500 },
      months: { min: 24, max: 60, step: 12 },
    })
  })

  it('end at the last step below a maximum that lies between two steps', () => {
    const limits = { ...CREDIT, minDownPayment: 1500, maxMonths: 100 }
    expect(creditRange(limits, 39_400)).toMatchObject({
      downPayment: { min: 1500, max: 19_500, step: 1500 },
      months: { max: 96 },
    })
    expect(creditRange({ ...limits, minDownPayment: 2000 }, 39_400)?.downPayment.max).toBe(18_000)
  })

  it('use steps of 500 € when there is no minimum down payment', () => {
    expect(creditRange({ ...CREDIT, minDownPayment: 0 }, 39_400)?.downPayment).toEqual({
      min: 0,
      max: 19_500,
      step: 500,
    })
  })

  it.each([
    ['no limits', null, 39_400],
    ['no price', CREDIT, null],
    ['a maximum down payment below the minimum', CREDIT, 900],
    ['a maximum term below the minimum', { ...CREDIT, maxMonths: 12 }, 39_400],
    ['terms without a step', { ...CREDIT, stepMonths: 0 }, 39_400],
  ])('are missing with %s', (_, limits, price) => {
    expect(creditRange(limits, price)).toBeNull()
  })
})

describe('the initial slider values', () => {
  const range = creditRange(OPEN_DRIVE, 39_400) ?? expect.fail('no range')

  it('are those of the version’s own offer', () => {
    expect(allowedLoanRequest(range, { downPayment: 7500, nrPayments: 48 })).toEqual({
      downPayment: 7500,
      nrPayments: 48,
    })
  })

  it('are the nearest allowed ones when the offer is outside the limits or missing', () => {
    expect(allowedLoanRequest(range, { downPayment: 17_000, nrPayments: 96 })).toEqual({
      downPayment: 15_500,
      nrPayments: 60,
    })
    expect(allowedLoanRequest(range, { downPayment: null, nrPayments: null })).toEqual({
      downPayment: 500,
      nrPayments: 60,
    })
  })

  it.each([
    [0, 500],
    [749, 500],
    [750, 1000],
    [8100, 8000],
    [99_999, 15_500],
  ])('round %d € to the allowed %d €', (requested, allowed) => {
    expect(nearestValue(range.downPayment, requested)).toBe(allowed)
  })
})

describe('a residual value', () => {
  it.each([
    [42, 0.42],
    [0.42, 0.42],
    [1, 1],
    [1.5, 0.015],
    [0, 0],
  ])('of %d is the fraction %d of the price', (value, fraction) => {
    expect(residualFraction(value)).toBeCloseTo(fraction, 12)
  })

  const version = aVersion({
    residualValue: 0.3,
    residualValues: [
      { months: 36, kind: 'percent', value: 48 },
      { months: 48, kind: 'percent', value: 0.42 },
      { months: 60, kind: 'euros', value: 11_000 },
    ],
  })

  it.each([
    [36, 16_944],
    [48, 14_826],
    [60, 11_000],
    [24, 10_590],
  ])('after %d months is %d €, from the table or else from the version itself', (months, euros) => {
    expect(residualAmount(version, 35_300, months)).toBe(euros)
  })

  it('is rounded to the cent, and 0 when there is none', () => {
    expect(residualAmount(version, 35_300.55, 36)).toBe(16_944.26)
    expect(residualAmount(aVersion(), 35_300, 36)).toBe(0)
  })
})

describe('the requested financing terms', () => {
  const wish = { downPayment: 6500, nrPayments: 48 }
  const version = aVersion({ residualValues: [{ months: 48, kind: 'percent', value: 42 }] })

  it('finance the base price with the colours for the traditional loan, without a residual', () => {
    expect(creditTerms(CONFIG, 'CREDIT', version, [750, 0], wish)).toEqual({
      versionId: '10111',
      priceWithoutFinance: 33_450,
      vehiclePrice: 33_200,
      minDownPayment: 500,
      downPayment: 6500,
      nrPayments: 48,
      minRate: 5.95,
      maxRate: 8.95,
      residualAmount: 0,
      creditType: 'CREDIT',
    })
  })

  it('finance the price without financing with the colours for open drive', () => {
    expect(creditTerms(CONFIG, 'HOD', version, [750, 1200], wish)).toMatchObject({
      vehiclePrice: 35_400,
      residualAmount: 14_868,
      creditType: 'HOD',
    })
  })

  it('are missing without a price', () => {
    expect(creditTerms(CONFIG, 'CREDIT', aVersion({ price: null }), [750], wish)).toBeNull()
    const unknown = aVersion({ priceWithoutFinance: null })
    expect(creditTerms(CONFIG, 'HOD', unknown, [], wish)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { CONTENT_CONFIG, CREDIT_COSTS } from '../../../demo/content-site/catalogue/config.ts'
import { stampUsePct } from '../../../demo/content-site/finance/credit-costs.ts'
import {
  creditLimits,
  isEntryAllowed,
  isTermAllowed,
  nearestEntry,
  nearestTerm,
} from '../../../demo/content-site/finance/credit-limits.ts'
import { residualAmount } from '../../../demo/content-site/finance/residual.ts'

describe('the credit limits', () => {
  it('round the maximum down payment down to a multiple of 500 euros', () => {
    expect(creditLimits(CONTENT_CONFIG, false, 39_400).maxEntry).toBe(15_500)
    expect(creditLimits(CONTENT_CONFIG, true, 33_000).maxEntry).toBe(16_500)
    expect(creditLimits(CONTENT_CONFIG, true, 32_999).maxEntry).toBe(16_000)
  })

  it('allow down payments and terms up to the limits and none beyond', () => {
    const limits = creditLimits(CONTENT_CONFIG, true, 20_000)
    const entries = [499, 500, 10_000, 10_001].map((entry) => isEntryAllowed(limits, entry))
    expect(entries).toEqual([false, true, true, false])
    const months = [12, 24, 50, 120, 132].map((term) => isTermAllowed(limits, term))
    expect(months).toEqual([false, true, false, true, false])
  })
})

describe('the nearest allowed terms', () => {
  const limits = creditLimits(CONTENT_CONFIG, false, 20_000)

  it.each([
    [0, 500],
    [500, 500],
    [6543.21, 6543.21],
    [9000, 8000],
  ])('for a down payment of %d euros are %d euros', (requested, entry) => {
    expect(nearestEntry(limits, requested)).toBe(entry)
  })

  it.each([
    [0, 24],
    [29, 24],
    [30, 36],
    [48, 48],
    [96, 60],
  ])('for %d months are %d months', (requested, months) => {
    expect(nearestTerm(limits, requested)).toBe(months)
  })
})

describe('stamp duty on the use of credit', () => {
  it('grows by the month and is constant from one year on', () => {
    expect(stampUsePct(CREDIT_COSTS, 11)).toBeCloseTo(1.551, 9)
    expect(stampUsePct(CREDIT_COSTS, 12)).toBe(1.76)
    expect(stampUsePct(CREDIT_COSTS, 120)).toBe(1.76)
  })
})

describe('the residual amount', () => {
  const table = [
    { monthPeriod: 36, valueType: 'P', valueVal: 42 },
    { monthPeriod: 48, valueType: 'V', valueVal: 9000 },
  ] as const

  it('is a percentage of the price, an amount, or zero', () => {
    expect(residualAmount(table, 36, 41_350)).toBe(17_367)
    expect(residualAmount(table, 48, 41_350)).toBe(9000)
    expect(residualAmount(table, 60, 41_350)).toBeNull()
  })
})

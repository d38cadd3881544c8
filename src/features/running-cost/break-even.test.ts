import { describe, expect, it } from 'vitest'
import { breakEven, runningCost, unevenCosts } from './running-cost.ts'
import type { AnnualCost } from '../../core/catalogue/annual-costs.ts'
import { DEFAULT_USAGE } from './energy.ts'
import { aCar, ENGINES, PRICES } from './owned-cars.test-support.ts'

describe('the mileage from which one of two cars is cheaper', () => {
  it('is where the lower energy cost has made up for the higher monthly payment', () => {
    const petrol = runningCost(aCar(ENGINES.petrol), PRICES, DEFAULT_USAGE).value
    const car = aCar(ENGINES.electric, { monthlyPayment: 463.62 })
    const electric = runningCost(car, PRICES, DEFAULT_USAGE).value
    if (!petrol || !electric) throw new Error('both costs are known')
    const result = breakEven(petrol.year, electric.year)
    expect(result).toMatchObject({ kind: 'from', cheaper: 1 })
    // (1200 € - 146.80 € of road tax) / (10.5469 € - 2.4462 €) per 100 km.
    expect(result.kind === 'from' && Math.round(result.km)).toBe(13_001)
  })

  it.each([
    ['both are equal', [100, 0.1], [100, 0.1], { kind: 'same' }],
    ['only the fixed costs differ', [200, 0.1], [100, 0.1], { kind: 'always', cheaper: 1 }],
    ['only the energy differs', [100, 0.1], [100, 0.2], { kind: 'always', cheaper: 0 }],
    ['one is cheaper in both', [100, 0.1], [200, 0.2], { kind: 'always', cheaper: 0 }],
    ['each is cheaper in one', [100, 0.2], [200, 0.1], { kind: 'from', cheaper: 1, km: 1000 }],
  ])('is decided when %s', (_, [fixed = 0, perKm = 0], [fixed2 = 0, perKm2 = 0], expected) => {
    expect(breakEven({ fixed, perKm }, { fixed: fixed2, perKm: perKm2 })).toEqual(expected)
  })

  it('is not decided by costs that are stated for one of them only', () => {
    const excluded = (...items: readonly AnnualCost[]) => ({ excluded: items })
    const first = excluded('roadTax', 'maintenance')
    expect(unevenCosts(first, excluded('insurance', 'maintenance'))).toEqual([
      'roadTax',
      'insurance',
    ])
    expect(unevenCosts(first, first)).toEqual([])
  })
})

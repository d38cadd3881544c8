import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnnualCost } from '../../core/catalogue/read-model-intros.ts'
import {
  DEFAULT_USAGE,
  type Usage,
  breakEven,
  runningCost,
  unevenCosts,
  type YearlyCost,
} from './running-cost.ts'
import { aCar, ANNUAL_COSTS, ENGINES, PRICES } from './owned-cars.test-support.ts'

describe('the cost per month', () => {
  it('adds the monthly payment, energy and what the editor states, to the cent', () => {
    const { value } = runningCost(aCar(ENGINES.petrol), PRICES, DEFAULT_USAGE)
    expect(value).toMatchObject({
      lines: [
        { item: 'monthlyPayment', perMonth: 363.62 },
        // 6.1 l x 1.729 € x 150 = 1582.035 € a year.
        { item: 'energy', perMonth: 131.84 },
        { item: 'roadTax', perMonth: 12.23 },
        { item: 'insurance', perMonth: 40 },
        { item: 'maintenance', perMonth: 21.67 },
      ],
      total: 569.36,
      energyPer100Km: 10.55,
      energyPerYear: 1582.04,
      excluded: [],
    })
  })

  it("replaces the model's figures by those of the engine, of which zero is one", () => {
    const { value } = runningCost(aCar(ENGINES.electric), PRICES, DEFAULT_USAGE)
    expect(value?.lines).toEqual([
      { item: 'monthlyPayment', perMonth: 363.62 },
      // 15.1 kWh x 0.162 € x 150 = 366.93 € a year.
      { item: 'energy', perMonth: 30.58 },
      { item: 'roadTax', perMonth: 0 },
      { item: 'insurance', perMonth: 40 },
      { item: 'maintenance', perMonth: 21.67 },
    ])
    expect(value?.total).toBe(455.87)
  })

  it('says what it does not contain when the editor states no figure', () => {
    const annualCosts = { ...ANNUAL_COSTS, insurance: null }
    const some = runningCost(aCar(ENGINES.petrol, { annualCosts }), PRICES, DEFAULT_USAGE)
    expect(some.value?.excluded).toEqual(['insurance'])
    expect(some.value?.total).toBe(529.36)
    const none = runningCost(aCar(ENGINES.petrol, { annualCosts: null }), PRICES, DEFAULT_USAGE)
    expect(none.value?.excluded).toEqual(['roadTax', 'insurance', 'maintenance'])
    expect(none.value?.total).toBe(495.46)
  })

  it('is not given without a monthly payment', () => {
    const car = aCar(ENGINES.petrol, { monthlyPayment: null })
    expect(runningCost(car, PRICES, DEFAULT_USAGE)).toEqual({
      value: null,
      gap: { kind: 'monthlyPayment' },
    })
  })

  it('never falls with the kilometres', () => {
    const usage = fc.record<Usage>({
      kmPerYear: fc.integer({ min: 1000, max: 60_000 }),
      electricShare: fc.integer({ min: 0, max: 100 }),
      homeShare: fc.integer({ min: 0, max: 100 }),
    })
    const engine = fc.constantFrom(...Object.values(ENGINES))
    fc.assert(
      fc.property(engine, usage, fc.integer({ min: 0, max: 60_000 }), (of, use, more) => {
        const less = runningCost(aCar(of), PRICES, use).value
        const farther = { ...use, kmPerYear: use.kmPerYear + more }
        const longer = runningCost(aCar(of), PRICES, farther).value
        expect(longer?.total).toBeGreaterThanOrEqual(less?.total ?? Infinity)
      }),
    )
  })
})

describe('the mileage from which one of two cars is cheaper', () => {
  it('is where the lower energy cost has made up for the higher monthly payment', () => {
    const petrol = runningCost(aCar(ENGINES.petrol), PRICES, DEFAULT_USAGE).value
    const car = aCar(ENGINES.electric, { monthlyPayment: 463.62 })
    const electric = runningCost(car, PRICES, DEFAULT_USAGE).value
    if (!petrol || !electric) throw new Error('both costs are known')
    const result = breakEven(petrol.year, electric.year)
    expect(result?.cheaper).toBe(1)
    // (1200 € - 146.80 € of road tax) / (10.5469 € - 2.4462 €) per 100 km.
    expect(Math.round(result?.km ?? 0)).toBe(13_001)
  })

  it('is right on both sides of it, or for every mileage', () => {
    const line = fc.record<YearlyCost>({
      fixed: fc.integer({ min: 0, max: 20 }).map((n) => n * 1000),
      perKm: fc.integer({ min: 0, max: 50 }).map((n) => n / 100),
    })
    fc.assert(
      fc.property(line, line, (...cars) => {
        const result = breakEven(...cars)
        /** How much less the first car costs. */
        const lead = (km: number): number =>
          Math.sign(cars[1].fixed - cars[0].fixed + (cars[1].perKm - cars[0].perKm) * km)
        const from = result?.km ?? 0
        const km = from || 1
        const first = result ? { 0: 1, 1: -1 }[result.cheaper] : 0
        const below = from > 0 ? 0 - first : first
        expect([lead(km * 0.9), lead(km * 1.1)]).toEqual([below, first])
      }),
    )
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

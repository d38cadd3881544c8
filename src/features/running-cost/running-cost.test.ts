import { describe, expect, it } from 'vitest'
import { DEFAULT_USAGE } from './energy.ts'
import { runningCost } from './running-cost.ts'
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
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Usage } from './energy.ts'
import { breakEven, monthlyCostAt, runningCost, type YearlyCost } from './running-cost.ts'
import { aCar, ENGINES, PRICES } from './owned-cars.test-support.ts'

const usage = fc.record<Usage>({
  kmPerYear: fc.integer({ min: 1000, max: 60_000 }),
  electricShare: fc.integer({ min: 0, max: 100 }),
  homeShare: fc.integer({ min: 0, max: 100 }),
})

const car = fc
  .record({
    engine: fc.constantFrom(...Object.values(ENGINES)),
    monthlyPayment: fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
  })
  .map(({ engine, monthlyPayment }) => aCar(engine, { monthlyPayment }))

const line = fc.record<YearlyCost>({
  fixed: fc.integer({ min: 0, max: 20_000 }),
  perKm: fc.integer({ min: 0, max: 500 }).map((n) => n / 1000),
})

describe('the running cost', () => {
  it('never falls with the kilometres', () => {
    fc.assert(
      fc.property(car, usage, fc.integer({ min: 0, max: 60_000 }), (owned, use, more) => {
        const less = runningCost(owned, PRICES, use).value
        const farther = { ...use, kmPerYear: use.kmPerYear + more }
        const longer = runningCost(owned, PRICES, farther).value
        expect(longer?.total).toBeGreaterThanOrEqual(less?.total ?? Infinity)
      }),
    )
  })

  it('is the sum of its lines, and at most three cents from the line of the chart', () => {
    fc.assert(
      fc.property(car, usage, (owned, use) => {
        const { value } = runningCost(owned, PRICES, use)
        const sum = value?.lines.reduce((cents, { perMonth }) => cents + perMonth * 100, 0) ?? 0
        expect(value?.total).toBe(Math.round(sum) / 100)
        const onChart = value ? monthlyCostAt(value.year, use.kmPerYear) : Infinity
        expect(Math.abs(onChart - (value?.total ?? 0))).toBeLessThan(0.031)
      }),
    )
  })
})

describe('the comparison of two cars', () => {
  it('is mirrored when they are swapped', () => {
    fc.assert(
      fc.property(line, line, (first, second) => {
        const there = breakEven(first, second)
        const back = breakEven(second, first)
        const mirrored =
          there.kind === 'same' ? there : { ...there, cheaper: there.cheaper === 0 ? 1 : 0 }
        expect(back).toEqual(mirrored)
      }),
    )
  })

  it('names the car that costs less above the break-even point, and the other below', () => {
    fc.assert(
      fc.property(line, line, (...lines) => {
        const result = breakEven(...lines)
        if (result.kind !== 'from') return
        const cost = (index: number, km: number): number =>
          (lines[index]?.fixed ?? 0) + (lines[index]?.perKm ?? 0) * km
        const dearer = 1 - result.cheaper
        expect(cost(result.cheaper, result.km * 1.1)).toBeLessThan(cost(dearer, result.km * 1.1))
        expect(cost(dearer, result.km * 0.9)).toBeLessThan(cost(result.cheaper, result.km * 0.9))
      }),
    )
  })
})

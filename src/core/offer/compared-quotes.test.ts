import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVersion, CONFIG } from '../../../test/support/sample-catalogue.ts'
import { equalTerms } from './compared-quotes.ts'

const car = (price: number | null, downPayment: number) => ({
  version: aVersion({ id: `${price}`, price, downPayment, nrPayments: 96 }),
  surcharges: [750, 0],
})

describe('the terms of a comparison', () => {
  it('are the down payment and the term of the first car, for all of them', () => {
    const terms = equalTerms(CONFIG, [car(40_000, 8000), car(30_000, 6000)])
    expect(terms?.map(({ downPayment, nrPayments }) => [downPayment, nrPayments])).toEqual([
      [8000, 96],
      [8000, 96],
    ])
    expect(terms?.map(({ vehiclePrice }) => vehiclePrice)).toEqual([40_750, 30_750])
  })

  it('are within the limits of the cheapest car', () => {
    const terms = equalTerms(CONFIG, [car(40_000, 18_000), car(20_000, 4000)])
    expect(terms?.map(({ downPayment }) => downPayment)).toEqual([10_000, 10_000])
  })

  it('do not exist without a simulation, without limits, or for a car without a price', () => {
    const cars = [car(40_000, 8000), car(30_000, 6000)]
    expect(equalTerms({ ...CONFIG, hasSimulation: false }, cars)).toBeNull()
    expect(equalTerms({ ...CONFIG, credit: null }, cars)).toBeNull()
    expect(equalTerms(CONFIG, [...cars, car(null, 8000)])).toBeNull()
    expect(equalTerms(CONFIG, [])).toBeNull()
  })

  it('are equal and allowed for every car, whatever the prices', () => {
    const price = fc.integer({ min: 2000, max: 120_000 })
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 3 }), price, (prices, downPayment) => {
        const terms = equalTerms(
          CONFIG,
          prices.map((each) => car(each, downPayment)),
        )
        const used = new Set(terms?.map((each) => each.downPayment))
        expect(used.size).toBe(1)
        const [equal = Infinity] = used
        for (const each of prices) expect(equal).toBeLessThanOrEqual(each / 2)
      }),
    )
  })
})

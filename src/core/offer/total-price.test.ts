import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addEuros } from '../values/units.ts'
import { financedPrice, totalPrice } from './price-lines.ts'

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 })

describe('adding euros', () => {
  it('rounds each amount to the cent', () => {
    expect(addEuros(1.005, 1.005)).toBe(2.02)
  })

  it('adds any amounts of cents exactly, in any order, and counts missing ones as zero', () => {
    fc.assert(
      fc.property(fc.array(fc.option(cents), { maxLength: 20 }), (amounts) => {
        const euros = amounts.map((amount) => (amount === null ? null : amount / 100))
        const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
        expect(addEuros(...euros)).toBe(sum / 100)
        expect(addEuros(...euros.toReversed())).toBe(sum / 100)
      }),
    )
  })
})

describe('the total price', () => {
  it.each([
    [32_450, [750, 1200], 34_400],
    [32_450, [], 32_450],
    [32_450, [0], 32_450],
    [19_990.1, [0.2], 19_990.3],
    [32_450, [-500], 31_950],
  ])('of %j with the surcharges %j is %j', (base, surcharges, expected) => {
    expect(totalPrice(base, surcharges)).toBe(expected)
  })

  it.each([
    ['the price of the car', null, [750]],
    ['a surcharge that is known', 32_450, [750, null]],
    ['anything left to pay', 300, [-500]],
  ])('is unknown without %s', (_, base, surcharges) => {
    expect(totalPrice(base, surcharges)).toBeNull()
  })
})

describe('the price that is financed', () => {
  it.each([
    ['CREDIT', 35_000, 35_000],
    ['HOD', 36_000, 36_000],
    ['HOD', null, null],
  ] as const)('with %s and the price without campaign %j is %j', (type, other, expected) => {
    const version = { price: 35_000, priceWithoutFinance: other }
    expect(financedPrice(version, type)).toBe(expected)
  })
})

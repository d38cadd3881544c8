import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceTo, itemBelow } from '../../../src/domain/catalogue/ladder.ts'
import { aVersion } from '../sample-catalogue.ts'

const priced = (price: number | null, id = String(price)) => aVersion({ id, price })

describe('itemBelow', () => {
  it.each([
    ['the dearest of the cheaper ones, whatever their order', 30, [40, 10, 20, 30], 20],
    ['nothing for the cheapest', 10, [30, 10], null],
    ['nothing for an item without a price', null, [10, null], null],
    ['no item without a price', 30, [null, 30], null],
    ['no item of the same price', 30, [30, 30], null],
  ])('is %s', (_, price, prices, expected) => {
    expect(
      itemBelow(
        priced(price),
        prices.map((one) => priced(one)),
      )?.price ?? null,
    ).toBe(expected)
  })

  it('leaves no price between an item and the one below it', () => {
    assert(
      property(array(integer({ min: 1, max: 40 }), { minLength: 1 }), (prices) => {
        const items = prices.map((price, index) => priced(price, String(index)))
        for (const item of items) {
          const below = itemBelow(item, items)?.price ?? -Infinity
          const own = item.price ?? 0
          expect(below).toBeLessThan(own)
          expect(prices.filter((price) => price > below && price < own)).toEqual([])
        }
      }),
    )
  })
})

describe('differenceTo', () => {
  const below = aVersion({ price: 36_900, monthlyPayment: 411.05, nrPayments: 96 })
  const item = aVersion({ price: 39_400, monthlyPayment: 438.54, nrPayments: 96 })

  it('is what the price and the monthly payment differ by, to the cent', () => {
    expect(differenceTo(below, item)).toEqual({
      price: 2500,
      monthlyPayment: 27.49,
      downPayment: null,
    })
  })

  it('has the down payment where it differs, too', () => {
    const dearer = { ...item, downPayment: 7500 }
    expect(differenceTo({ ...below, downPayment: 7000 }, dearer)?.downPayment).toBe(500)
    expect(differenceTo({ ...below, downPayment: 8000 }, dearer)?.downPayment).toBe(-500)
    expect(differenceTo({ ...below, downPayment: 7500 }, dearer)?.downPayment).toBeNull()
    expect(differenceTo({ ...below, downPayment: null }, dearer)?.downPayment).toBeNull()
    const other = { ...below, downPayment: 7000, nrPayments: 120 }
    expect(differenceTo(other, dearer)?.downPayment).toBeNull()
  })

  it.each([
    ['of another term', { nrPayments: 120 }],
    ['that is unknown', { monthlyPayment: null }],
    ['that is the same', { monthlyPayment: 411.05 }],
  ])('has no monthly payment %s', (_, change) => {
    expect(differenceTo(below, { ...item, ...change })).toEqual({
      price: 2500,
      monthlyPayment: null,
      downPayment: null,
    })
  })

  it.each([
    ['an item below', null, item],
    ['a price', below, { ...item, price: null }],
    ['a price of the item below', { ...below, price: null }, item],
  ])('is null without %s', (_, one, other) => {
    expect(differenceTo(one, other)).toBeNull()
  })
})

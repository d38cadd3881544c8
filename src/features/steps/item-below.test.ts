import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemBelow } from './item-below.ts'
import { aVersion } from '../../../test/support/sample-catalogue.ts'

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

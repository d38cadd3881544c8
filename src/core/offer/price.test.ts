import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortByPrice } from '../catalogue/read-models.ts'
import { financedAmount } from '../content-site/wire.ts'

describe('the financed amount', () => {
  it.each([
    [32_450, 6000, 26_450],
    [19_990.3, 0.1, 19_990.2],
    [32_450, null, null],
    [5000, 6000, 0],
    [null, 6000, null],
  ])('for the price %j with the down payment %j is %j', (price, downPayment, expected) => {
    expect(financedAmount(price, downPayment)).toBe(expected)
  })
})

describe('the order by price', () => {
  it('keeps every item, each at least as expensive as the one before, missing prices last, equal ones in their order', () => {
    const item = fc.record({ price: fc.option(fc.integer({ min: 0, max: 5 })) })
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const sorted = sortByPrice(items)
        expect(new Set(sorted)).toEqual(new Set(items))
        expect(sorted).toHaveLength(items.length)
        for (const [index, { price }] of sorted.entries()) {
          const before = sorted[index - 1]
          if (!before) continue
          expect(before.price ?? Infinity).toBeLessThanOrEqual(price ?? Infinity)
          const isTie = before.price === price
          expect(isTie && items.indexOf(before) > items.indexOf(sorted[index]!)).toBe(false)
        }
      }),
    )
  })
})

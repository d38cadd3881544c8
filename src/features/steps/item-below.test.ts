import { array, assert, integer, option, property } from 'fast-check'
import { expect, it } from 'vitest'
import { itemBelow } from './item-below.ts'
import { aVersion } from '../../../test/support/sample-catalogue.ts'

it('the item below another is the dearest of the cheaper ones, and the first of those', () => {
  assert(
    property(array(option(integer({ min: 1, max: 40 })), { minLength: 1 }), (prices) => {
      const items = prices.map((price, index) => aVersion({ id: String(index), price }))
      for (const item of items) {
        const cheaper = items.filter(({ price }) => (price ?? Infinity) < (item.price ?? 0))
        const dearest = Math.max(...cheaper.map(({ price }) => price ?? 0))
        expect(itemBelow(item, items)).toBe(cheaper.find(({ price }) => price === dearest) ?? null)
      }
    }),
  )
})

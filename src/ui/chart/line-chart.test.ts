import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisFor, placeOn } from './line-chart.tsx'

describe('the axis of a chart', () => {
  it.each([
    [
      [0, 60_000],
      [0, 20_000, 40_000, 60_000],
    ],
    [
      [412, 571],
      [400, 450, 500, 550, 600],
    ],
    [
      [0, 96],
      [0, 50, 100],
    ],
    [
      [5, 5],
      [4, 6],
    ],
  ])('has round ticks for %s', (values, ticks) => {
    expect(axisFor(values).ticks).toEqual(ticks)
  })

  it('contains every value and has at most six ticks', () => {
    const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 })
    fc.assert(
      fc.property(values, (list) => {
        const axis = axisFor(list)
        expect(axis.ticks.length).toBeLessThanOrEqual(6)
        for (const value of list) {
          expect(placeOn(axis, value)).toBeGreaterThanOrEqual(0)
          expect(placeOn(axis, value)).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})

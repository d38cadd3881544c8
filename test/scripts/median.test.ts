import { describe, expect, it } from 'vitest'
import { median } from '../../scripts/bench/median.ts'

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('rejects an empty list', () => {
    expect(() => median([])).toThrow('no values')
  })
})

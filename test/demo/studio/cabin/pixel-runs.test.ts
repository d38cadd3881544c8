import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pixelRuns } from '../../../../demo/studio/cabin/pixel-runs.ts'

describe('the rectangles of a drawing pass', () => {
  it('are none when nothing is selected, and one per row of blocks when everything is', () => {
    expect(pixelRuns(10, 6, () => false)).toEqual([])
    expect(pixelRuns(10, 6, () => true)).toEqual([
      [0, 0, 10, 4],
      [0, 4, 10, 2],
    ])
  })

  it('cover every selected pixel once, and lie within the picture', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.nat(799), { maxLength: 40 }),
        (width, height, places) => {
          const wanted = new Set(places.map((place) => place % (width * height)))
          const drawn = new Map<number, number>()
          for (const [x, y, w, h] of pixelRuns(width, height, (pixel) => wanted.has(pixel))) {
            expect(x + w).toBeLessThanOrEqual(width)
            expect(y + h).toBeLessThanOrEqual(height)
            for (let row = y; row < y + h; row += 1)
              for (let column = x; column < x + w; column += 1) {
                const pixel = row * width + column
                drawn.set(pixel, (drawn.get(pixel) ?? 0) + 1)
              }
          }
          expect([...wanted].filter((pixel) => drawn.get(pixel) !== 1)).toEqual([])
          expect([...drawn.values()].filter((count) => count !== 1)).toEqual([])
        },
      ),
    )
  })
})

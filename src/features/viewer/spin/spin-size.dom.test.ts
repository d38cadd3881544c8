import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameWidth } from './spin-size.ts'

const OWN = { width: 1200, height: 675 }

describe('the decoded width of a frame', () => {
  it.each([
    ['the width of the box', { width: 390, height: 238 }, 390],
    ['limited by the height of the box', { width: 853, height: 457 }, 812],
    ['no larger than the picture itself', { width: 4000, height: 4000 }, 1200],
    ['at least one pixel', { width: 0, height: 0 }, 1],
  ])('is %s', (_, box, width) => {
    expect(frameWidth(OWN, box, 2)).toBe(width)
  })

  it('limits all frames of a turn to 60 MB', () => {
    const side = fc.integer({ min: 1, max: 6000 })
    fc.assert(
      fc.property(
        side,
        side,
        side,
        fc.integer({ min: 2, max: 360 }),
        (width, height, room, count) => {
          const own = { width, height }
          const wide = frameWidth(own, { width: room, height: room }, count)
          // A side of one pixel cannot be halved.
          fc.pre(wide > 1)
          expect(((wide * wide * height) / width) * 4 * count).toBeLessThanOrEqual(60_000_000)
        },
      ),
    )
  })
})

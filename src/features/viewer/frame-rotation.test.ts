import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coarseFrames,
  dragStep,
  loadingOrder,
  nearestFrame,
  sameAngle,
  sectorOf,
  turnFrame,
  wrapFrame,
} from './frame-rotation.ts'

const framesOf = (count: number) => Array.from({ length: count }, (_, frame) => frame)

const counts = fc.integer({ min: 1, max: 120 })

describe('dragging the car', () => {
  it.each([
    [15, 0],
    [16, -1],
    [-15, 0],
    [-16, 1],
    [200, -1],
  ])('by %i px turns it by %i frames', (moved, step) => {
    expect(dragStep(100, 100 + moved)).toBe(step)
  })
})

describe('turning the car', () => {
  it.each([
    [34, 1, 0],
    [0, -1, 34],
    [3, 4, 7],
    [2, -4, 33],
  ])('from frame %i by %i ends at frame %i', (frame, by, end) => {
    expect(turnFrame(frame, by, framesOf(35))).toBe(end)
  })

  it('skips broken frames', () => {
    const usable = framesOf(35).filter((frame) => ![5, 6, 0].includes(frame))
    expect(turnFrame(4, 1, usable)).toBe(7)
    expect(turnFrame(7, -1, usable)).toBe(4)
    expect(turnFrame(34, 1, usable)).toBe(1)
    expect(turnFrame(4, 2, usable)).toBe(8)
  })

  it('does not move when every frame is broken', () => {
    expect(turnFrame(4, 1, [])).toBe(4)
  })

  it('returns to the same frame after a full turn in either direction', () => {
    fc.assert(
      fc.property(counts, fc.integer(), fc.constantFrom(1, -1), (count, start, way) => {
        const frame = wrapFrame(start, count)
        expect(turnFrame(frame, way * count, framesOf(count))).toBe(frame)
      }),
    )
  })
})

describe('the nearest available frame', () => {
  it('is the one with the fewest frames between, across the end of the turn too', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.array(fc.nat(), { minLength: 1 }), (count, at, numbers) => {
        const frame = at % count
        const loaded = new Set(numbers.map((number) => number % count))
        const away = (other: number) =>
          Math.min(wrapFrame(frame - other, count), wrapFrame(other - frame, count))
        const found = nearestFrame(frame, count, (index) => loaded.has(index))
        expect(found !== null && loaded.has(found)).toBe(true)
        expect(away(found ?? 0)).toBe(Math.min(...[...loaded].map(away)))
      }),
    )
  })

  it('is missing when no frame is available or there are no frames', () => {
    expect(nearestFrame(0, 35, () => false)).toBeNull()
    expect(nearestFrame(0, 0, () => true)).toBeNull()
  })
})

describe('the loading order of frames', () => {
  it('is the first frame, then every 8th, 4th and 2nd from it, then the rest', () => {
    const order = loadingOrder(35, 3)
    expect(order.slice(0, 5)).toEqual([3, 11, 19, 27, 0])
    expect(order.slice(5, 9)).toEqual([7, 15, 23, 31])
    expect(order.slice(9, 18)).toEqual([5, 9, 13, 17, 21, 25, 29, 33, 2])
    expect(coarseFrames(35)).toEqual([0, 8, 16, 24, 32])
  })

  it('contains every frame once', () => {
    fc.assert(
      fc.property(counts, fc.nat(), (count, first) => {
        const order = loadingOrder(count, first % count)
        expect(order[0]).toBe(first % count)
        expect(order.toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: count }, (_, index) => index),
        )
      }),
    )
  })
})

describe('the view angle', () => {
  it('is kept between turns with different numbers of frames', () => {
    expect(sameAngle(17, 35, 35)).toBe(17)
    expect(sameAngle(9, 36, 72)).toBe(18)
    expect(sameAngle(71, 72, 36)).toBe(0)
    expect(sameAngle(0, 0, 35)).toBe(0)
  })

  it.each([
    [0, 'frontLeft'],
    [5, 'left'],
    [10, 'rearLeft'],
    [14, 'rear'],
    [18, 'rearRight'],
    [22, 'right'],
    [27, 'frontRight'],
    [31, 'front'],
    [34, 'frontLeft'],
  ])('of frame %i of 35 shows the %s', (frame, sector) => {
    expect(sectorOf(frame, 35)).toBe(sector)
  })
})

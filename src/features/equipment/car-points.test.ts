import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DetailedItem, PicturePoint } from '../../core/catalogue/equipment-details.ts'
import { hasPoints, LEAST_DISTANCE, MOST_POINTS, pointsOfFrame } from './car-points.tsx'

const MODEL = '101'

function item(
  id: string,
  points: Readonly<Record<number, readonly [number, number]>>,
  { isHighlighted = false, text = 'Texto', modelId = MODEL } = {},
): DetailedItem {
  const byFrame = new Map<number, PicturePoint>(
    Object.entries(points).map(([frame, [x, y]]) => [Number(frame), { x, y }]),
  )
  const models = [{ modelId, image: null, points: byFrame }]
  return { id, name: id, isHighlighted, details: { text, image: null, models } }
}

const idsOf = (
  items: readonly DetailedItem[],
  frame = 0,
  uses: Readonly<Record<string, number>> = {},
) => pointsOfFrame(items, MODEL, frame, new Map(Object.entries(uses))).map((point) => point.item.id)

describe('pointsOfFrame', () => {
  it('returns the points of the frame from left to right', () => {
    const items = [item('tail', { 0: [0.9, 0.5], 1: [0.8, 0.5] }), item('lamp', { 0: [0.2, 0.5] })]
    expect(idsOf(items)).toEqual(['lamp', 'tail'])
    expect(idsOf(items, 1)).toEqual(['tail'])
    expect(idsOf(items, 2)).toEqual([])
  })

  it('leaves out the points of another model, and items with nothing to show', () => {
    const items = [
      item('other', { 0: [0.2, 0.5] }, { modelId: '102' }),
      item('silent', { 0: [0.8, 0.5] }, { text: '' }),
      { id: 'plain', name: 'plain' },
    ]
    expect(idsOf(items)).toEqual([])
    expect(hasPoints(items, MODEL)).toBe(false)
    expect(hasPoints(items, '102')).toBe(true)
  })

  it('prefers highlighted items, then the rarest, then the first of two at the same place', () => {
    const at = { 0: [0.3, 0.5] } as const
    const common = item('common', at)
    const rare = item('rare', at)
    const highlighted = item('highlighted', at, { isHighlighted: true })
    const uses = { common: 5, rare: 1, highlighted: 9 }
    expect(idsOf([common, rare], 0, uses)).toEqual(['rare'])
    expect(idsOf([common, rare, highlighted], 0, uses)).toEqual(['highlighted'])
    expect(idsOf([common, rare])).toEqual(['common'])
  })

  it('measures vertical distances in widths of the picture', () => {
    const apart = (down: number) => [
      item('a', { 0: [0.5, 0.2] }),
      item('b', { 0: [0.5, 0.2 + down] }),
    ]
    expect(idsOf(apart(0.19))).toEqual(['a'])
    expect(idsOf(apart(0.21))).toEqual(['a', 'b'])
  })

  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const random = fc.array(fc.record({ x: share, y: share, isHighlighted: fc.boolean() }), {
    maxLength: 30,
  })

  it('shows few points with room between them, and leaves out none that has room', () => {
    fc.assert(
      fc.property(random, (places) => {
        const items = places.map(({ x, y, isHighlighted }, index) =>
          item(String(index), { 0: [x, y] }, { isHighlighted }),
        )
        const shown = pointsOfFrame(items, MODEL, 0, new Map())
        const distance = (one: PicturePoint, other: PicturePoint) =>
          Math.hypot(one.x - other.x, ((one.y - other.y) * 9) / 16)
        const isFree = (point: PicturePoint) =>
          shown.every((other) => distance(point, other) >= LEAST_DISTANCE)
        expect(shown.length).toBeLessThanOrEqual(MOST_POINTS)
        for (const [index, point] of shown.entries())
          for (const other of shown.slice(index + 1))
            expect(distance(point, other)).toBeGreaterThanOrEqual(LEAST_DISTANCE)
        const missed = items.filter((one) => {
          const point = one.details?.models[0]?.points.get(0)
          return point && isFree(point) && !shown.some(({ item: seen }) => seen === one)
        })
        expect(shown.length < MOST_POINTS ? missed : []).toEqual([])
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LARGEST, moved, NO_ZOOM, zoomed, type Zoom } from './follow-zoom.ts'

const SIZE = { clientWidth: 800, clientHeight: 400 }
const CENTRE = { x: 0, y: 0 }

/** Where the point of the picture that is at `from` without zoom is shown. */
const placeOf = ({ scale, x, y }: Zoom, from: { x: number; y: number }) => ({
  x: from.x * scale + x,
  y: from.y * scale + y,
})

describe('the zoom of the viewer', () => {
  it('keeps the point under the pointer in place', () => {
    const at = { x: 200, y: -100 }
    const zoom = zoomed(NO_ZOOM, 2, at, SIZE)
    expect(placeOf(zoom, at)).toEqual(at)
  })

  it.each([
    ['larger than the largest scale', 100, LARGEST],
    ['smaller than the view', 0.1, 1],
  ])('never makes the picture %s', (_, factor, scale) => {
    expect(zoomed(NO_ZOOM, factor, CENTRE, SIZE).scale).toBe(scale)
  })

  it('centres the picture again when it fills the view exactly', () => {
    const enlarged = moved(zoomed(NO_ZOOM, 3, CENTRE, SIZE), { x: 500, y: 300 }, SIZE)
    expect(zoomed(enlarged, 0.1, { x: 90, y: 20 }, SIZE)).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('never uncovers a part of the view beside the picture', () => {
    const number = fc.double({ min: -2000, max: 2000, noNaN: true })
    const point = fc.record({ x: number, y: number })
    const factor = fc.double({ min: 0.1, max: 10, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(factor, point, point)), (steps) => {
        let zoom = NO_ZOOM
        for (const [by, at, way] of steps) zoom = moved(zoomed(zoom, by, at, SIZE), way, SIZE)
        expect(Math.abs(zoom.x) * 2).toBeLessThanOrEqual((zoom.scale - 1) * SIZE.clientWidth + 1e-6)
        expect(Math.abs(zoom.y) * 2).toBeLessThanOrEqual(
          (zoom.scale - 1) * SIZE.clientHeight + 1e-6,
        )
      }),
    )
  })
})

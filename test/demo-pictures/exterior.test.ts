import { describe, expect, it } from 'vitest'
import type { Body } from '../../demo/content-site/pictures/bodies.ts'
import { drawExterior, type View } from '../../demo/content-site/pictures/draw.ts'
import type { Finish } from '../../demo/content-site/pictures/paint.ts'
import { SHAPES } from '../../demo/content-site/pictures/shapes.ts'
import { readPicture } from './read-picture.ts'

const BODIES = Object.keys(SHAPES) as Body[]
const VIEWS: readonly View[] = ['side', 'side-right', 'front', 'rear']
const FINISHES: readonly Finish[] = ['solid', 'metallic', 'pearl', 'matte']
const PAINT = '#a8432a'

/** Most bytes a picture may have before compression. */
const LIMIT = 30 * 1024

const draw = (body: Body, view: View, paint = PAINT, finish: Finish = 'metallic') =>
  drawExterior({ body, paint, finish, view })

describe('exterior pictures', () => {
  it.each(BODIES.flatMap((body) => VIEWS.map((view) => [body, view] as const)))(
    'draws the %s from the %s as a small, self-contained picture',
    (body, view) => {
      const svg = draw(body, view)
      const picture = readPicture(svg)
      expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT)
      expect(picture.viewBox).toBe('0 0 1200 675')
      expect(picture.brokenReferences).toEqual([])
      expect(picture.repeatedIds).toEqual([])
      expect(picture.elements).not.toContain('text')
      expect(picture.elements).not.toContain('image')
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg).toContain(PAINT)
    },
  )

  it.each(VIEWS)('draws every body differently from the %s', (view) => {
    expect(new Set(BODIES.map((body) => draw(body, view))).size).toBe(BODIES.length)
  })

  it.each(BODIES)('keeps the %s inside the canvas, filling most of its width', (body) => {
    const { left, right } = extent(body)
    expect(left).toBeGreaterThan(60)
    expect(right).toBeLessThan(1140)
    expect(right - left).toBeGreaterThan(0.7 * 1200)
  })

  it('draws the same picture for the same car', () => {
    for (const view of VIEWS) expect(draw('estate', view)).toBe(draw('estate', view))
  })

  it('shows each finish in its own light', () => {
    const pictures = FINISHES.map((finish) => draw('saloon', 'side', PAINT, finish))
    expect(new Set(pictures).size).toBe(FINISHES.length)
  })

  it('mirrors the car for the right side', () => {
    const left = draw('hatchback', 'side')
    const right = draw('hatchback', 'side-right')
    expect(right).toContain('scale(-1 1)')
    expect(right.replace(/<g transform="translate\(1200 0\) scale\(-1 1\)">/, '')).toHaveLength(
      left.length + '</g>'.length,
    )
  })

  it.each(['red', '#fff', '', '#12345g', 'url(#x)'])('refuses the colour %j', (paint) => {
    expect(() => draw('city', 'side', paint)).toThrow(RangeError)
  })
})

function extent(body: Body): { left: number; right: number } {
  const { nose, tail } = SHAPES[body]
  const xs = [...nose, ...tail].map(([x]) => x)
  return { left: Math.min(...xs), right: Math.max(...xs) }
}

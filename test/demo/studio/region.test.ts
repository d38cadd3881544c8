import { describe, expect, it } from 'vitest'
import { carRegion, project } from '../../../demo/studio/page/region.ts'
import { cameraAt, FRAMES } from '../../../demo/studio/page/turntable.ts'
import { runsOf } from '../../../demo/studio/page/tile-runs.ts'

const saloon = { foremost: -0.86, rearmost: 3.94, halfWidth: 0.92 }
const size = { width: 1920, height: 1080 }
const frames = Array.from({ length: FRAMES }, (_, frame) => frame)

describe('the part of a frame that is read back', () => {
  it.each(frames)('is aligned within frame %i', (frame) => {
    const region = carRegion(cameraAt(frame, saloon), saloon, size, { source: 8, final: 5 })
    const { x, y, width, height } = region
    for (const value of [x, y, width, height]) expect(value % 8).toBe(0)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(size.width)
    expect(y + height).toBeLessThanOrEqual(size.height)
  })

  it('has the camera target in the middle', () => {
    const camera = cameraAt(7, saloon)
    const [x, y] = project(camera, 16 / 9, camera.target)
    expect(x).toBeCloseTo(0.5, 9)
    expect(y).toBeCloseTo(0.5, 9)
  })

  it('shows the nose left of the tail in the left side view, and right of it in the right one', () => {
    const across = (frame: number, at: number) =>
      project(cameraAt(frame, saloon), 16 / 9, [at, 0, 0.6])[0]
    expect(across(5, saloon.foremost)).toBeLessThan(across(5, saloon.rearmost))
    expect(across(22, saloon.foremost)).toBeGreaterThan(across(22, saloon.rearmost))
  })
})

describe('the tiles that a program draws', () => {
  it('are joined in a row, and end with the row', () => {
    const marks = [0, 1, 1, 0, 1, 1, 0, 1].map((mark) => mark * 0b100)
    const tiles = Uint8Array.from(marks.flatMap((mark) => [mark, 0, 0, 255]))
    expect(runsOf(tiles, 4, 2)).toEqual([
      { row: 0, from: 1, to: 3 },
      { row: 1, from: 0, to: 2 },
      { row: 1, from: 3, to: 4 },
    ])
    expect(runsOf(tiles, 4, 3)).toEqual([])
  })
})

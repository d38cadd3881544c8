import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { panoramaCamera, perspectiveCamera } from '../../../../demo/studio/cabin/camera.ts'

const part = fc.double({ min: -2, max: 2, noNaN: true })

function dot(a: unknown, b: unknown): number {
  const [first, second] = [a as number[], b as number[]]
  return first.reduce((sum, value, index) => sum + value * (second[index] ?? 0), 0)
}

describe('the cabin cameras', () => {
  it('look forward, with the right of the car on the right', () => {
    const camera = perspectiveCamera([2, 0, 1], [1, 0, 1], 90, 1000)
    expect(camera['uForward']).toEqual([-1, 0, 0])
    expect(dot(camera['uRight'], [0, 1, 0])).toBeCloseTo(1)
    expect(camera['uFocal']).toBeCloseTo(1)
  })

  it('stay level and square, whatever they look at', () => {
    fc.assert(
      fc.property(part, part, part, (x, y, z) => {
        fc.pre(Math.hypot(x, y) > 0.01)
        const camera = perspectiveCamera([0, 0, 0], [x, y, z], 80, 1200)
        expect(dot(camera['uRight'], camera['uForward'])).toBeCloseTo(0)
        expect(dot(camera['uUp'], camera['uForward'])).toBeCloseTo(0)
        expect(dot(camera['uRight'], [0, 0, 1])).toBeCloseTo(0)
        expect(dot(camera['uUp'], [0, 0, 1])).toBeGreaterThan(0)
      }),
    )
  })

  it('cover the full circle in a panorama', () => {
    expect(Number(panoramaCamera([0, 0, 0], 4096)['uPixel']) * 4096).toBeCloseTo(2 * Math.PI)
  })
})

import { describe, expect, it } from 'vitest'
import { faial } from '../../../demo/studio/designs/faial.ts'
import { floorShadow } from '../../../demo/studio/mesh/floor-shadow.ts'

const slab = (x: number, y: number, z: number) =>
  Math.max(Math.abs(x - 1.2) - 2, Math.abs(y) - 0.85, Math.abs(z - 0.7) - 0.5)

describe('the floor shadow under a car', () => {
  const shadow = floorShadow(faial, slab)
  const openAt = (x: number, y: number) => {
    const column = Math.floor(((x - shadow.x0) / (shadow.x1 - shadow.x0)) * shadow.width)
    const row = Math.floor((y / shadow.y1) * shadow.height)
    return shadow.values[row * shadow.width + column] ?? Number.NaN
  }

  it('is dark in the middle, half lit at the side and absent far away', () => {
    expect(openAt(1.2, 0)).toBeLessThan(0.15)
    expect(openAt(1.2, 1.1)).toBeGreaterThan(openAt(1.2, 0.7) + 0.1)
    expect(openAt(1.2, 2.8)).toBeGreaterThan(0.9)
    expect(openAt(-2.3, 2.8)).toBeGreaterThan(0.97)
  })

  it('is darkest under a tyre', () => {
    const { halfTrack } = faial.wheels
    expect(openAt(0, halfTrack)).toBeLessThan(openAt(faial.wheelbase / 2, halfTrack))
  })
})

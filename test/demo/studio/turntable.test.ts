import { describe, expect, it } from 'vitest'
import { azimuth, cameraAt, FRAMES, sideFill } from '../../../demo/studio/page/turntable.ts'
import type { Stance } from '../../../demo/studio/page/turntable.ts'

const hatchback: Stance = { foremost: -0.85, rearmost: 3.22, halfWidth: 0.9 }

describe('the turntable', () => {
  it('starts at the front and the left side', () => {
    expect(azimuth(0)).toBe(38)
    const [x, y] = cameraAt(0, hatchback).position
    expect(x).toBeLessThan(hatchback.foremost)
    expect(y).toBeLessThan(0)
  })

  it('turns once in equal steps', () => {
    const angles = Array.from({ length: FRAMES }, (_, frame) => azimuth(frame))
    expect(new Set(angles.map((angle) => angle.toFixed(6))).size).toBe(FRAMES)
    for (const [index, angle] of angles.entries()) {
      const next = azimuth(index + 1)
      expect((next - angle + 360) % 360).toBeCloseTo(360 / FRAMES, 6)
    }
    expect(azimuth(FRAMES)).toBeCloseTo(azimuth(0), 6)
  })

  it.each([
    [5, 'left side', 90],
    [14, 'rear', 180],
    [23, 'right side', 270],
    [31, 'front', 0],
  ])('shows at frame %i the %s', (frame, _, angle) => {
    const off = Math.abs(((azimuth(frame) - angle + 540) % 360) - 180)
    expect(off).toBeLessThanOrEqual(180 / FRAMES)
  })

  it('keeps its distance and height', () => {
    const spots = Array.from({ length: FRAMES }, (_, frame) => cameraAt(frame, hatchback))
    for (const { position } of spots) {
      expect(position[2]).toBe(spots[0]?.position[2])
      expect(Math.hypot(position[0] - 1.185, position[1])).toBeCloseTo(
        Math.hypot((spots[0]?.position[0] ?? 0) - 1.185, spots[0]?.position[1] ?? 0),
        6,
      )
    }
  })

  it('places the near tyres of the side view at 82 % of the height', () => {
    const { position, target, fieldOfView } = cameraAt(5, hatchback)
    const distance = Math.hypot(position[0] - target[0], position[1] - target[1])
    const pitch = Math.atan((position[2] - target[2]) / distance)
    const down = Math.atan(position[2] / (distance - hatchback.halfWidth)) - pitch
    const height = 0.5 + Math.tan(down) / (2 * Math.tan((fieldOfView * Math.PI) / 360))
    expect(height).toBeCloseTo(0.82, 2)
  })

  it('shows long cars longer, but not by the full difference', () => {
    expect(sideFill(4.07)).toBeCloseTo(0.8, 6)
    expect(sideFill(3.6)).toBeGreaterThan(0.7)
    expect(sideFill(4.85)).toBeLessThan(0.88)
    expect(sideFill(4.85) / sideFill(3.6)).toBeLessThan(4.85 / 3.6)
  })
})

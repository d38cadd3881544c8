import { describe, expect, it } from 'vitest'
import { directionOf, horizontalField, KEY_MOVES, START, turned } from './panorama-look.ts'

describe('turned', () => {
  it('adds each angle to the view', () => {
    expect(turned({ yaw: 10, pitch: 5, field: 90 }, { yaw: -30, pitch: 10 })).toEqual({
      yaw: -20,
      pitch: 15,
      field: 90,
    })
  })

  it('wraps around', () => {
    expect(turned({ yaw: 350, pitch: 0, field: 90 }, { yaw: 30 }).yaw).toBe(380)
  })

  it.each([
    ['up', { pitch: 400 }, { pitch: 75 }],
    ['down', { pitch: -400 }, { pitch: -75 }],
    ['in', { field: -400 }, { field: 45 }],
    ['out', { field: 400 }, { field: 105 }],
  ])('stops before the picture is distorted or blurred: %s', (_, move, end) => {
    expect(turned(START, move)).toMatchObject(end)
  })
})

describe('directionOf', () => {
  it.each([
    [0, 0, 'front'],
    [44, 0, 'front'],
    [46, 0, 'right'],
    [180, 0, 'back'],
    [-180, 0, 'back'],
    [-90, 0, 'left'],
    [-46, 0, 'left'],
    [-44, 0, 'front'],
    [720 + 90, 0, 'right'],
    [-810, 0, 'left'],
    [170, 41, 'up'],
    [170, -41, 'down'],
  ] as const)('names yaw %i and pitch %i %s', (yaw, pitch, direction) => {
    expect(directionOf({ yaw, pitch, field: 90 })).toBe(direction)
  })
})

describe('horizontalField', () => {
  it('is the field itself in a wide box', () => {
    expect(horizontalField(90, 1200, 600)).toBe(90)
  })

  it('is narrower in a tall box, so that nothing is stretched', () => {
    expect(horizontalField(90, 400, 800)).toBeCloseTo(53.13, 2)
  })

  it('is the field itself before the box has a size', () => {
    expect(horizontalField(90, 0, 0)).toBe(90)
  })
})

describe('KEY_MOVES', () => {
  it.each([
    ['ArrowLeft', 'yaw', -1],
    ['ArrowRight', 'yaw', 1],
    ['ArrowUp', 'pitch', 1],
    ['ArrowDown', 'pitch', -1],
    ['+', 'field', -1],
    ['-', 'field', 1],
  ] as const)('%s changes the %s', (key, angle, sign) => {
    expect(Math.sign(KEY_MOVES.get(key)?.[angle] ?? 0)).toBe(sign)
  })
})

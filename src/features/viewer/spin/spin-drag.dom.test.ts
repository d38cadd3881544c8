import { beforeEach, describe, expect, it, vi } from 'vitest'
import { captures } from '../../../../test/support/captures.ts'
import { turnByDrags } from './spin-view.tsx'

/** Total number of frames that the car has turned. */
let turned = 0
let halt: () => void = () => undefined

let car: HTMLElement

/** A pointer event at a time of its own, in milliseconds. */
function point(type: string, clientX: number, at: number): void {
  const event = new PointerEvent(type, { clientX, pointerId: 1, isPrimary: true, button: 0 })
  Object.defineProperty(event, 'timeStamp', { value: at })
  car.dispatchEvent(event)
}

/** Drags 32 px to the left in 32 ms: two frames. */
function drag(): void {
  point('pointerdown', 200, 0)
  point('pointermove', 184, 16)
  point('pointermove', 168, 32)
}

beforeEach(() => {
  turned = 0
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  car = captures(document.createElement('div'))
  const end = new AbortController()
  halt = turnByDrags(car, (steps) => (turned += steps), end.signal)
  return () => {
    end.abort()
    vi.useRealTimers()
  }
})

it('the distance is measured anew after each frame, also when dragging back', () => {
  point('pointerdown', 100, 0)
  const positions = [108, 116, 131, 132, 117, 116].map((x, index) => {
    point('pointermove', x, index)
    return turned
  })
  expect(positions.map((steps) => 0 - steps)).toEqual([0, 1, 1, 2, 2, 1])
})

describe('a car that is released while it turns', () => {
  it('goes on turning in the same direction, ever slower, and stops', () => {
    drag()
    point('pointerup', 168, 40)
    const positions = Array.from({ length: 6 }, () => {
      vi.advanceTimersByTime(100)
      return turned
    })
    const [first = 0, second = 0] = positions
    expect(first).toBeGreaterThan(2)
    expect(second - first).toBeLessThan(first - 2)
    expect(second).toBeGreaterThan(first)
    expect(positions.slice(3)).toEqual([positions[3], positions[3], positions[3]])
    vi.advanceTimersByTime(1000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['it is halted', () => halt()],
    ['it is pressed', () => point('pointerdown', 168, 60)],
  ])('stops at once when %s', (_, stop) => {
    drag()
    point('pointerup', 168, 40)
    stop()
    vi.advanceTimersByTime(1000)
    expect(turned).toBe(2)
  })

  it('turns by a limited number of frames after the fastest movement', () => {
    point('pointerdown', 1000, 0)
    point('pointermove', 0, 1)
    point('pointerup', 0, 2)
    vi.advanceTimersByTime(2000)
    expect(turned).toBeGreaterThan(5)
    expect(turned).toBeLessThan(16)
  })
})

it.each([
  ['the pointer rests before its release', 'pointerup', 500],
  ['the browser takes the pointer over to scroll the page', 'pointercancel', 40],
] as const)('the car stays where it is if %s', (_, type, at) => {
  drag()
  point(type, 168, at)
  point('pointermove', 100, at + 16)
  vi.advanceTimersByTime(1000)
  expect(turned).toBe(2)
})

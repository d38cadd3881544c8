import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCamera } from './panorama.ts'
import { START, type Look } from './panorama-look.ts'

const drawn: Look[] = []
let isStill = false

const camera = () => createCamera(START, (look) => drawn.push(look))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  drawn.length = 0
  isStill = false
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the camera of a panorama', () => {
  it('moves smoothly to its target, draws on the way, and stops', () => {
    const goal = camera().turn({ yaw: 30 })
    expect(goal.yaw).toBe(30)
    vi.advanceTimersByTime(50)
    const midway = drawn.at(-1)?.yaw ?? 0
    expect(midway).toBeGreaterThan(5)
    expect(midway).toBeLessThan(25)
    vi.advanceTimersByTime(2000)
    expect(drawn.at(-1)).toEqual({ ...START, yaw: 30 })
    const frames = drawn.length
    vi.advanceTimersByTime(2000)
    expect(drawn).toHaveLength(frames)
  })

  it.each([
    ['a drag', true, false],
    ['a key when reduced motion is preferred', false, true],
  ])('follows %s in the next frame', (_, isAtOnce, isReduced) => {
    isStill = isReduced
    camera().turn({ yaw: 30 }, isAtOnce)
    vi.advanceTimersToNextFrame()
    expect(drawn).toEqual([{ ...START, yaw: 30 }])
  })

  it('draws nothing once it is stopped', () => {
    const one = camera()
    one.turn({ yaw: 30 })
    one.stop()
    vi.advanceTimersByTime(1000)
    expect(drawn).toEqual([])
  })
})

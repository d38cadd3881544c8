import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCamera } from './panorama-camera.ts'
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
    const goal = camera().turn({ yaw: 30 }, 'glide')
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

  it('follows a drag in the next frame', () => {
    camera().turn({ yaw: 30 }, 'at-once')
    vi.advanceTimersToNextFrame()
    expect(drawn).toEqual([{ ...START, yaw: 30 }])
  })

  it('continues a little after a drag', () => {
    expect(camera().turn({ yaw: 30 }, 'inertia').yaw).toBe(30)
  })

  it('moves at once, without inertia, when reduced motion is preferred', () => {
    isStill = true
    const one = camera()
    one.turn({ yaw: 30 }, 'glide')
    vi.advanceTimersToNextFrame()
    expect(drawn).toEqual([{ ...START, yaw: 30 }])
    expect(one.turn({ yaw: 30 }, 'inertia').yaw).toBe(30)
    expect(one.look().yaw).toBe(30)
  })

  it('draws nothing once it is stopped', () => {
    const one = camera()
    one.turn({ yaw: 30 }, 'glide')
    one.stop()
    vi.advanceTimersByTime(1000)
    expect(drawn).toEqual([])
  })
})

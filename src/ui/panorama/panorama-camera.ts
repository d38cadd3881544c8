import { turned, type Look } from './panorama-look.ts'

/** Time in which the view covers two thirds of what is left to turn, in milliseconds. */
const GLIDE = 90

/** So near, in degrees, that it has arrived. */
const ARRIVED = 0.05

/** `at-once` as a hand that drags expects; `throw` is what a hand leaves behind, and nobody's wish. */
export type Pace = 'glide' | 'at-once' | 'throw'

export interface Camera {
  /** Turns by so many degrees, and tells where it will look. */
  readonly turn: (move: Partial<Look>, pace: Pace) => Look
  /** Draws again where the view stands, in this very frame. */
  readonly drawNow: () => void
  /** Where it looks, or will as soon as it rests. */
  readonly look: () => Look
  readonly stop: () => void
}

/**
 * Moves the view towards where it shall look, one drawing per animation frame, and none while it rests.
 * @param isStill Whether the visitor asked for less motion: then nothing glides.
 */
export function createCamera(
  start: Look,
  draw: (look: Look) => void,
  isStill: () => boolean,
): Camera {
  let shown = start
  let goal = start
  let frame: number | null = null
  let last = 0

  const step = (now: number): void => {
    const part = 1 - Math.exp(-Math.max(now - last, 1) / GLIDE)
    last = now
    const left = [goal.yaw - shown.yaw, goal.pitch - shown.pitch, goal.field - shown.field] as const
    const isThere = left.every((distance) => Math.abs(distance) < ARRIVED)
    shown = isThere
      ? goal
      : {
          yaw: shown.yaw + left[0] * part,
          pitch: shown.pitch + left[1] * part,
          field: shown.field + left[2] * part,
        }
    frame = isThere ? null : requestAnimationFrame(step)
    draw(shown)
  }
  return {
    turn: (move, pace) => {
      if (pace === 'throw' && isStill()) return goal
      goal = turned(goal, move)
      if (pace === 'at-once' || isStill()) shown = goal
      if (frame === null) {
        last = performance.now()
        frame = requestAnimationFrame(step)
      }
      return goal
    },
    drawNow: () => draw(shown),
    look: () => goal,
    stop: () => {
      if (frame !== null) cancelAnimationFrame(frame)
    },
  }
}

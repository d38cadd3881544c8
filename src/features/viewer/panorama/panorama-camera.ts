import { isMotionReduced } from '../../../platform/motion.ts'
import { turned, type Look } from './panorama-look.ts'

/**
 * Time constant of the easing: the view covers about two thirds of the remaining angle in this time, in milliseconds.
 */
const GLIDE = 90

/** Remaining angle, in degrees, at which the view counts as arrived. */
const ARRIVED = 0.05

/** Moves the view towards its target look. Draws once per animation frame, and not at all while the view is at rest. */
export function createCamera(start: Look, draw: (look: Look) => void) {
  let shown = start
  let goal = start
  let frame: number | null = null
  let last = 0

  const step = (now: number): void => {
    const part = 1 - Math.exp(-Math.max(now - last, 1) / GLIDE)
    last = now
    const left = [goal.yaw - shown.yaw, goal.pitch - shown.pitch, goal.field - shown.field] as const
    const hasArrived = left.every((distance) => Math.abs(distance) < ARRIVED)
    shown = hasArrived
      ? goal
      : {
          yaw: shown.yaw + left[0] * part,
          pitch: shown.pitch + left[1] * part,
          field: shown.field + left[2] * part,
        }
    frame = hasArrived ? null : requestAnimationFrame(step)
    draw(shown)
  }
  return {
    /** Turns by the given degrees: smoothly, or at once as in a drag. Returns the resulting look. */
    turn(move: Partial<Look>, isAtOnce = false): Look {
      goal = turned(goal, move)
      if (isAtOnce || isMotionReduced()) shown = goal
      if (frame === null) {
        last = performance.now()
        frame = requestAnimationFrame(step)
      }
      return goal
    },
    /** Draws the current look synchronously, without waiting for the next animation frame. */
    drawNow: () => draw(shown),
    /** The current look, or the target while the view is moving. */
    look: () => goal,
    stop(): void {
      if (frame !== null) cancelAnimationFrame(frame)
    },
  }
}

import type { SpinTurn } from './spin-turn.ts'

/** Number of Page Up or Page Down presses for a full turn. */
const PAGES = 8

/** Turns the car with the keys of a slider, wrapping around. Returns whether the key was handled. */
export function spinKey(turn: SpinTurn, key: string, count: number): boolean {
  const page = Math.max(1, Math.round(count / PAGES))
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', -1],
    ['PageUp', page],
    ['PageDown', -page],
  ]).get(key)
  if (steps !== undefined) turn.turnBy(steps)
  else if (key === 'Home') turn.turnTo(0)
  else if (key === 'End') turn.turnTo(count - 1)
  else return false
  return true
}

import type { SpinTurn } from './spin-turn.ts'

/** Number of Page Up or Page Down presses for a full turn. */
const PAGES = 8

/** Turns the car with the keys of a slider, wrapping around. Returns whether the key was handled. */
export function spinKey(turn: SpinTurn, key: string, count: number): boolean {
  const page = Math.max(1, Math.round(count / PAGES))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      turn.turnBy(1)
      return true
    case 'ArrowLeft':
    case 'ArrowDown':
      turn.turnBy(-1)
      return true
    case 'PageUp':
      turn.turnBy(page)
      return true
    case 'PageDown':
      turn.turnBy(-page)
      return true
    case 'Home':
      turn.turnTo(0)
      return true
    case 'End':
      turn.turnTo(count - 1)
      return true
    default:
      return false
  }
}

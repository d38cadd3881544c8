import { logFailure } from './log.ts'

/** Runs a browser call that may throw. Logs the error and returns `otherwise` if it does. */
export function attempt<Result>(what: string, run: () => Result, otherwise: Result): Result
export function attempt(what: string, run: () => void): void
export function attempt(what: string, run: () => unknown, otherwise?: unknown): unknown {
  try {
    return run()
  } catch (error) {
    logFailure(what, error)
    return otherwise
  }
}

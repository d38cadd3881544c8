import { logFailure } from './log.ts'

/** Does what the browser may refuse. Logs the failure, and returns `otherwise` then. */
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

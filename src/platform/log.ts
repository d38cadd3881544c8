/** Logs one line to the console: the only place where a failed request is reported (spec §8). */
export function logFailure(what: string, error?: unknown): void {
  console.warn(`[cfg-configurator] ${what}`, error ?? '')
}

/** Writes one line to the console: the only place a failed request shows (spec §8). */
export function logFailure(what: string, error?: unknown): void {
  console.warn(`[cfg-configurator] ${what}`, error ?? '')
}

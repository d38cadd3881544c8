/** A measured value with its limit, as text. */
export interface Target {
  readonly text: string
  readonly isMet: boolean
}

/** A measurement that must not exceed its limit. */
export const atMost = (what: string, value: number, limit: number, unit = ''): Target => ({
  text: `${what}: ${Number(value.toFixed(2))}${unit} (at most ${limit}${unit})`,
  isMet: value <= limit,
})

/** Prints a line per target. Returns whether all are met. */
export function printTargets(targets: readonly Target[]): boolean {
  for (const { text, isMet } of targets) console.log(`${isMet ? '✓' : '✗'} ${text}`)
  return targets.every(({ isMet }) => isMet)
}

/** A measurement as text, and whether it meets its target. */
export interface Bar {
  readonly text: string
  readonly isMet: boolean
}

/** Prints measurements. Returns whether all meet their targets. */
export function printBars(bars: readonly Bar[]): boolean {
  for (const { text, isMet } of bars) console.log(`${isMet ? '✓' : '✗'} ${text}`)
  return bars.every(({ isMet }) => isMet)
}

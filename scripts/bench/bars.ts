/** A measurement in words, and whether it is as good as it must be. */
export interface Bar {
  readonly text: string
  readonly isMet: boolean
}

/** Prints measurements; returns whether all are met. */
export function printBars(bars: readonly Bar[]): boolean {
  for (const { text, isMet } of bars) console.log(`${isMet ? '✓' : '✗'} ${text}`)
  return bars.every(({ isMet }) => isMet)
}

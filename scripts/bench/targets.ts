export interface Bar {
  readonly text: string
  readonly isMet: boolean
}

/** A measurement that must not exceed its target. */
export const atMost = (what: string, value: number, target: number, unit = ''): Bar => ({
  text: `${what}: ${Number(value.toFixed(2))}${unit} (at most ${target}${unit})`,
  isMet: value <= target,
})

export function printBars(bars: readonly Bar[]): boolean {
  for (const { text, isMet } of bars) console.log(`${isMet ? '✓' : '✗'} ${text}`)
  return bars.every(({ isMet }) => isMet)
}

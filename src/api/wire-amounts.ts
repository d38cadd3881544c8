import { readNumber } from './wire.ts'

/** An amount of which zero and missing both mean 'none', as a surcharge. */
export function readNonZero(value: unknown): number | null {
  const amount = readNumber(value)
  return amount === 0 ? null : amount
}

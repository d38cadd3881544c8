import { readNumber } from './wire.ts'

/** Reads an amount for which zero means 'none', such as a surcharge. Zero and missing give null. */
export function readNonZero(value: unknown): number | null {
  const amount = readNumber(value)
  return amount === 0 ? null : amount
}

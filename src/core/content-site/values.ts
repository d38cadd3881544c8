import { readNotNegative, readNumber, readText } from './wire.ts'

/**
 * Reads an amount that the site need not state. Undefined if it states none, null if what it states is no number:
 * something is to be paid, and nobody knows how much.
 */
export function readStated(value: unknown, read = readNumber): number | null | undefined {
  const isMissing = (typeof value === 'string' ? value.trim() : (value ?? '')) === ''
  return isMissing ? undefined : read(value)
}

/** Reads a price that the site need not state. Zero states none; a negative one is as unknown as a text. */
export function readStatedPrice(value: unknown): number | null | undefined {
  const price = readStated(value, readNotNegative)
  return price === 0 ? undefined : price
}

/** Reads the texts in a list. Returns an empty array if the value is not a list. */
export function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(readText).filter((text) => text !== null) : []
}

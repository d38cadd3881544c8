import type { Surcharge } from '../values/units.ts'
import { asWire, readNotNegative, readNumber, readText, type Wire } from './wire.ts'

/** Reads an amount that may be missing. A value that is not a number is 'unreadable', not missing. */
export function readKnown(value: unknown, read = readNumber): number | null | 'unreadable' {
  const isMissing = (typeof value === 'string' ? value.trim() : (value ?? '')) === ''
  return isMissing ? null : (read(value) ?? 'unreadable')
}

/** Reads an amount that a price contains and that may be missing. A negative one is as unreadable as a text. */
export function readAmount(value: unknown): number | null | 'unreadable' {
  return readKnown(value, readNotNegative)
}

/** Reads a price that may be missing. Zero is none; a negative one is as unreadable as a text. */
export function readPrice(value: unknown): number | null | 'unreadable' {
  return readAmount(value) || null
}

/** Reads what an option adds to the price. Zero and missing give null: the option is included. */
export function readSurcharge(value: unknown): Surcharge {
  return readKnown(value) || null
}

/** Reads the texts in a list. Returns an empty array if the value is not a list. */
export function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(readText).filter((text) => text !== null) : []
}

/** Reads a list inside of an entry and skips what `read` cannot parse. Empty if the value is not a list. */
export function readItems<Item>(
  value: unknown,
  read: (entry: Wire) => Item | null,
): readonly Item[] {
  if (!Array.isArray(value)) return []
  return value.map((entry: unknown) => read(asWire(entry))).filter((item) => item !== null)
}

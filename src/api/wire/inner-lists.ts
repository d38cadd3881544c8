import { asWire, readText, type Wire } from './wire.ts'

/** Reads the texts in a list. Returns an empty array if the value is not a list. */
export function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.map(readText).filter((text) => text !== null)
}

/** Reads a list inside of an entry and skips what `read` cannot parse. Empty if the value is not a list. */
export function readItems<Item>(
  value: unknown,
  read: (entry: Wire) => Item | null,
): readonly Item[] {
  if (!Array.isArray(value)) return []
  return value.map((entry: unknown) => read(asWire(entry))).filter((item) => item !== null)
}

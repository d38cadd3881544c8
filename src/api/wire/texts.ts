import { readText } from './wire.ts'

/** Reads the texts in a list. Returns an empty array if the value is not a list. */
export function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.map(readText).filter((text) => text !== null)
}

import { readText } from './wire.ts'

/** The readable texts of a list; anything but a list gives none. */
export function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.map(readText).filter((text) => text !== null)
}

import { readNotNegative, readNumber, readText, asWire, type Read } from './wire.ts'

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

/** Reads a boolean: true for true, 1, 'true', '1' and 'S', else false. */
export function readFlag(value: unknown): boolean {
  return value === true || /^(true|1|s)$/i.test(readText(value) ?? '')
}

/** Reads a boolean as `readFlag`. Null if it is missing. */
export function readStatedFlag(value: unknown): boolean | null {
  return value === undefined ? null : readFlag(value)
}

/** A heading and untrusted HTML from the back office. */
export type TextSection = Read<typeof readSection>

/** A reader of sections whose title and content have these names. It returns null without both. */
const readerOf = (titleName: string, contentName: string) => (value: unknown) => {
  const wire = asWire(value)
  const title = readText(wire[titleName]) ?? ''
  const content = readText(wire[contentName]) ?? ''
  return title || content ? { title, content } : null
}

export const readSection = readerOf('title', 'content')

/** Reads `legalSect`. */
export const readLegalSection = readerOf('legalTitle', 'legalContent')

/** Reads `destaqueSect`. */
export const readFeaturedSection = readerOf('destaqueTitle', 'destaqueContent')

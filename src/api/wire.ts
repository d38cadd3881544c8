import type { Id } from '../domain/units.ts'
import { UnexpectedResponseError } from './unexpected-response-error.ts'

/** A JSON object as it came. */
export type Wire = Readonly<Record<string, unknown>>

/** The value as an object; anything else gives an empty one, so that its fields read as missing. */
export function asWire(value: unknown): Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Wire) : {}
}

/** The value as an object. Throws UnexpectedResponseError when it is none. */
export function requireWire(value: unknown, call: string): Wire {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnexpectedResponseError(`${call}: an object was expected`)
  return value as Wire
}

/** A number from a number or numeric text (also '7,5'); missing, null, '' or rubbish give null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() !== '') {
    const parsed = Number(value.trim().replace(',', '.'))
    return Number.isFinite(parsed) ? parsed : null
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A trimmed text; numbers become text; missing or empty gives null. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** An id as text; null when missing. */
export const readId: (value: unknown) => Id | null = readText

/** True for true, 1, 'true', '1' and 'S'; everything else is false. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 1 || /^(true|1|s)$/i.test(readText(value) ?? '')
}

/**
 * Reads a list, leaving out the entries that `read` cannot make sense of.
 * Throws UnexpectedResponseError when the value is no list.
 */
export function readList<Item>(
  value: unknown,
  call: string,
  read: (entry: Wire) => Item | null,
  report: (message: string) => void,
): readonly Item[] {
  if (!Array.isArray(value)) throw new UnexpectedResponseError(`${call}: a list was expected`)
  const items = value.map((entry: unknown) => read(asWire(entry))).filter((item) => item !== null)
  if (items.length < value.length)
    report(`${call}: ${value.length - items.length} entries without id left out`)
  return items
}

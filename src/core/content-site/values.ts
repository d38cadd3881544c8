import { getJson, type ContentSite } from './content-site.ts'
import { asWire, readNotNegative, readNumber, readText, requireWire, type Wire } from './wire.ts'

/** GETs an object. Throws as `getJson` and `requireWire`. */
export async function getWire(
  site: ContentSite,
  call: string,
  ...values: readonly (string | number)[]
): Promise<Wire> {
  return requireWire(await getJson(site, call, ...values), call)
}

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

/** Reads a list inside of an entry and skips what `read` cannot parse. Empty if the value is not a list. */
export function readItems<Item>(
  value: unknown,
  read: (entry: Wire) => Item | null,
): readonly Item[] {
  if (!Array.isArray(value)) return []
  return value.map((entry: unknown) => read(asWire(entry))).filter((item) => item !== null)
}

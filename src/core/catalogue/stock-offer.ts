/** One entry of the stock response (spec §7). */
export interface StockEntry {
  readonly count: number | null
  /** True if both colours match. False for the same version in other colours. */
  readonly isExact: boolean
  readonly url: string | null
}

export interface StockOffer {
  /** At least 1. */
  readonly count: number
  readonly isExact: boolean
  /** Absolute URL, checked to be safe to link to. */
  readonly url: string
}

/**
 * The first entry with a non-zero count (spec §7). Null if there is none or its URL is not safe to link to.
 * @param base Base URL for relative URLs.
 * @param origin Origin whose URLs need not be `https:`.
 */
export function firstStockOffer(
  entries: readonly StockEntry[],
  base: string,
  origin: string,
): StockOffer | null {
  const entry = entries.find(({ count }) => count !== null && count > 0)
  const url = safeAddress(entry?.url ?? null, base, origin)
  return entry?.count && url ? { count: entry.count, isExact: entry.isExact, url } : null
}

function safeAddress(url: string | null, base: string, origin: string): string | null {
  if (url === null) return null
  try {
    const address = new URL(url, base)
    return address.protocol === 'https:' || address.origin === origin ? address.href : null
  } catch {
    return null
  }
}

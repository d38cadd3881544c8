/** One entry of the stock answer (spec §7). */
export interface StockEntry {
  readonly count: number | null
  /** Both colours are those chosen; else the version in other colours. */
  readonly isExact: boolean
  readonly url: string | null
}

/** Cars in stock that the online shop sells. */
export interface StockOffer {
  /** From 1 on. */
  readonly count: number
  readonly isExact: boolean
  /** Absolute and safe to follow. */
  readonly url: string
}

/**
 * The first entry with a non-zero count (spec §7); null for none, or where its address is not safe to follow.
 * @param base Address that a relative one is read against.
 * @param origin Origin whose addresses need not be `https:`.
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

import type { Id } from '../../core/values/units.ts'
import type { ContentSite } from '../../core/content-site/content-site.ts'
import { readList, readNumber, readText, requireWire } from '../../core/content-site/wire.ts'

/** The parameters of a stock request: a version and two colour codes. A missing code is omitted. */
export interface StockParameters {
  readonly versionId: Id
  readonly exteriorCode: string | null
  readonly interiorCode: string | null
}

/** GET stock count (spec §7). Returns the first entry with a non-zero count. Null if there is none. */
export async function fetchStock(
  site: ContentSite,
  { versionId, exteriorCode, interiorCode }: StockParameters,
): Promise<StockOffer | null> {
  const response: unknown = await site.http
    .get(`ds/vehicle/stock/${encodeURIComponent(versionId)}/count`, {
      headers: { companyId: '1' },
      searchParams: {
        ...(exteriorCode !== null && { exteriorColorFactoryCode: exteriorCode }),
        ...(interiorCode !== null && { interiorColorFactoryCode: interiorCode }),
      },
    })
    .json()
  const { data } = requireWire(requireWire(response, 'stock').data, 'stock')
  const entries = readList<StockEntry>(
    data,
    'stock',
    (wire) => ({
      count: readNumber(wire.count),
      isExact: readNumber(wire.criteria) === 1,
      url: readText(wire.url),
    }),
    site.report,
  )
  return firstStockOffer(entries, site.root, new URL(document.baseURI).origin)
}

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

import { firstStockOffer, type StockEntry, type StockOffer } from '../catalogue/stock-offer.ts'
import type { Id } from '../values/units.ts'
import type { ContentSite } from '../content-site/content-site.ts'
import { readList, readNumber, readText, requireWire } from '../content-site/wire.ts'

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

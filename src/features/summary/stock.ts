import {
  absoluteUrl,
  createContentSite,
  type ContentSite,
} from '../../core/content-site/content-site.ts'
import {
  readList,
  readNumber,
  readText,
  requireWire,
  type Wire,
} from '../../core/content-site/wire.ts'
import type { Id } from '../../core/values/units.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import type { State } from '../../core/store/state.ts'
import { loadKeyed, selectKeyed } from '../../core/catalogue/lists.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'

declare module '../../core/store/state.ts' {
  interface SiteData {
    /** Matching stock cars in the online shop. Null if there are none. */
    readonly stock: StockOffer | null
  }
}

interface StockOffer {
  /** At least 1. */
  readonly count: number
  /** True if both colours match. False for the same version in other colours. */
  readonly isExact: boolean
  /** Absolute URL, checked to be safe to link to. */
  readonly url: string
}

/** The parameters of a stock request: a version and two colour codes. A missing code is omitted. */
interface StockParameters {
  readonly versionId: Id
  readonly exteriorCode: string | null
  readonly interiorCode: string | null
}

/** GET stock count (spec §7): the first entry with a non-zero count. Null if there is none or its URL is not safe to link to. */
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
  const readEntry = (wire: Wire) => ({
    count: readNumber(wire.count) ?? 0,
    isExact: readNumber(wire.criteria) === 1,
    url: absoluteUrl(site, readText(wire.url)),
  })
  const offer = readList(data, 'stock', readEntry, site.report).find(({ count }) => count > 0)
  if (!offer?.url) return null
  const { origin, protocol } = new URL(offer.url)
  const isSafe = protocol === 'https:' || origin === new URL(document.baseURI).origin
  return isSafe ? { ...offer, url: offer.url } : null
}

/** The key of the stock request, with the site that answers it. Null without a version. */
export function selectStockKey(state: State): string | null {
  const version = selectItem(state, 'version')
  if (!version) return null
  const parameters: StockParameters = {
    versionId: version.id,
    exteriorCode: selectItem(state, 'exterior')?.factoryCode ?? null,
    interiorCode: selectItem(state, 'interior')?.factoryCode ?? null,
  }
  return JSON.stringify([state.settings.stockUrl, parameters])
}

/**
 * Loads stock for the configuration from the element's `stock-url`, else from the content site, unless it is loaded or
 * loading. A failed request is sent again (spec §7).
 */
export function loadStock(store: ConfiguratorStore): void {
  const state = store.get()
  const { stockUrl: root, requestTimeout: timeout } = state.settings
  type Parameters = readonly [stockUrl: string | null, StockParameters]
  loadKeyed(store, 'stock', selectStockKey(state), async (site, [, parameters]: Parameters) => {
    const { report } = site
    return fetchStock(
      root === null ? site : createContentSite({ root, timeout, report }),
      parameters,
    )
  })
}

/** Stock cars that match the configuration. Null if there are none, while loading and after a failure (spec §8). */
export function selectStockOffer(state: State): StockOffer | null {
  const load = selectKeyed(state, 'stock', selectStockKey(state))
  return load?.status === 'ready' ? load.data : null
}

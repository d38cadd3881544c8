import { createContentSite } from '../../core/content-site/content-site.ts'
import { fetchStock, type StockOffer, type StockParameters } from './read-stock.ts'
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

import { createContentSite, type ContentSite } from '../../api/content-site.ts'
import { fetchStock } from '../../api/stock.ts'
import type { StockOffer } from '../../domain/catalogue/stock-offer.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { State } from '../state.ts'
import { selectKeyed } from '../catalogue/lists.ts'
import { selectItem } from '../configuration/chosen-items.ts'

function stockParametersOf(state: State) {
  const version = selectItem(state, 'version')
  return (
    version && {
      versionId: version.id,
      exteriorCode: selectItem(state, 'exterior')?.factoryCode ?? null,
      interiorCode: selectItem(state, 'interior')?.factoryCode ?? null,
    }
  )
}

/** The key of the stock request, with the site that answers it. Null without a version. */
export function selectStockKey(state: State): string | null {
  const parameters = stockParametersOf(state)
  return parameters && JSON.stringify([state.settings.stockUrl, parameters])
}

/** The site that answers stock requests: the element's `stock-url`, else the content site. */
function stockSite({ settings }: State, site: ContentSite): ContentSite {
  const { stockUrl, requestTimeout } = settings
  if (stockUrl === null) return site
  return createContentSite({ root: stockUrl, timeout: requestTimeout, report: site.report })
}

/** Loads stock for the configuration, unless it is loaded or loading. A failed request is sent again (spec §7). */
export function loadStock(store: ConfiguratorStore): void {
  const state = store.get()
  const parameters = stockParametersOf(state)
  const key = selectStockKey(state)
  if (!parameters || key === null) return
  store.loading.load({
    name: 'stock',
    key,
    send: async (site) => fetchStock(stockSite(state, site), parameters),
  })
}

/** Stock cars that match the configuration. Null if there are none, while loading and after a failure (spec §8). */
export function selectStockOffer(state: State): StockOffer | null {
  const load = selectKeyed(state, 'stock', selectStockKey(state))
  return load?.status === 'ready' ? load.data : null
}

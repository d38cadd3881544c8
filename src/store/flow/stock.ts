import { createContentSite, type ContentSite } from '../../api/content-site.ts'
import { fetchStock } from '../../api/stock.ts'
import type { StockOffer } from '../../domain/stock-offer.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { State } from '../state.ts'
import { loadKeyed } from './keyed-loading.ts'
import { selectExterior, selectInterior, selectVersion } from './selectors.ts'

function questionOf(state: State) {
  const version = selectVersion(state)
  return (
    version && {
      versionId: version.id,
      exteriorCode: selectExterior(state)?.factoryCode ?? null,
      interiorCode: selectInterior(state)?.factoryCode ?? null,
    }
  )
}

/** Names what stock is asked about; null without a version. */
export function selectStockKey(state: State): string | null {
  const question = questionOf(state)
  return question && JSON.stringify(question)
}

/** Where stock is asked about: the element's `stock-url`, else the content site. */
function stockSite({ state }: ConfiguratorStore, site: ContentSite): ContentSite {
  const { stockUrl, requestTimeout } = state.getState().settings
  if (stockUrl === null) return site
  return createContentSite({ root: stockUrl, timeout: requestTimeout, report: site.report })
}

/** Asks for cars like the configuration, unless just that is known or on its way; a failure is tried again (spec §7). */
export function loadStock(store: ConfiguratorStore): void {
  const question = questionOf(store.context.get())
  if (question)
    loadKeyed(store, 'stock', JSON.stringify(question), async (site) =>
      fetchStock(stockSite(store, site), question),
    )
}

/** Cars like the configuration; null for none, while unknown, and where it could not be had (spec §8). */
export function selectStockOffer(state: State): StockOffer | null {
  const { stock } = state
  return stock?.load.status === 'ready' && stock.key === selectStockKey(state)
    ? stock.load.data
    : null
}

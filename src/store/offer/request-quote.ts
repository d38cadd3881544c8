import { fetchQuote } from '../../api/finances.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { until } from '../until.ts'
import { selectPricing } from './pricing.ts'

/**
 * Requests a quote unless the current one is loaded or loading. With `isForced`, always requests one.
 * Resolves when the quote has loaded or failed.
 */
export async function refreshQuote(store: ConfiguratorStore, isForced = false): Promise<void> {
  const { key, terms } = selectPricing(store.get())
  if (key === null || !terms) return
  store.loading.load({
    name: 'quote',
    what: 'updateFinances',
    key,
    isForced,
    send: async (site) => fetchQuote(site, terms),
  })
  await quoteSettled(store)
}

/** Resolves when no quote is loading, whether the last one loaded or failed. */
export async function quoteSettled({ state }: ConfiguratorStore): Promise<void> {
  await until(state, ({ site }) => site.quote?.status !== 'loading')
}

import { fetchQuote } from './read-finances.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { until } from '../store/until.ts'
import { selectPricing } from './pricing.ts'

/**
 * Requests a quote unless the current one is loaded or loading. With `isForced`, always requests one. Waits for the
 * content config first: without its limits there are no terms, and the price would count as settled.
 * Resolves when the quote has loaded or failed.
 */
export async function refreshQuote(store: ConfiguratorStore, isForced = false): Promise<void> {
  if (store.get().site.config?.status === 'loading') await configSettled(store)
  const { key, terms } = selectPricing(store.get())
  if (key === null || !terms) return
  store.loading.load({
    name: 'quote',
    key,
    isForced,
    send: async (site) => fetchQuote(site, terms),
  })
  await quoteSettled(store)
}

/** Resolves when no quote is loading or waits for the content config, whether the last one loaded or failed. */
export async function quoteSettled(store: ConfiguratorStore): Promise<void> {
  await configSettled(store)
  await until(store.state, ({ site }) => site.quote?.status !== 'loading')
}

const configSettled = async ({ state }: ConfiguratorStore): Promise<void> =>
  until(state, ({ site }) => site.config?.status !== 'loading')

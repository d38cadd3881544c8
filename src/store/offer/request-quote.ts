import { fetchQuote } from '../../api/finances.ts'
import { logFailure } from '../../browser/log.ts'
import type { FlowActions } from '../actions.ts'
import type { ModelLoading } from '../catalogue/load-lists.ts'
import { quoteKey, selectQuoteTerms } from './offer.ts'
import type { StoreAccess } from '../state.ts'

export interface Quoting extends Pick<FlowActions, 'refreshQuote' | 'quoteSettled'> {
  /** Discards the current quote. */
  readonly clearQuote: () => void
}

/** Only the response to the latest request is used. Late responses are dropped. */
export function createQuoting(
  { get, set }: StoreAccess,
  loading: Pick<ModelLoading, 'site'>,
): Quoting {
  let running: Promise<void> = Promise.resolve()
  let requests = 0

  async function requestQuote(key: string): Promise<void> {
    const terms = selectQuoteTerms(get())
    if (!terms) return
    const site = loading.site()
    const request = ++requests
    const isCurrent = (): boolean =>
      request === requests && get().quote.key === key && loading.site() === site
    try {
      const quote = await fetchQuote(site, terms)
      if (isCurrent()) set({ quote: { key, status: 'ready', quote } })
    } catch (error) {
      logFailure('updateFinances failed', error)
      if (isCurrent()) set({ quote: { key, status: 'failed', quote: null } })
    }
  }

  function clearQuote(): void {
    set({ quote: { key: null, status: 'idle', quote: null } })
  }

  async function refreshQuote(isForced = false): Promise<void> {
    const key = quoteKey(get())
    if (key === null) {
      clearQuote()
      return
    }
    const { quote } = get()
    if (isForced || quote.key !== key || quote.status === 'failed') {
      set({ quote: { key, status: 'loading', quote: null } })
      running = requestQuote(key)
    }
    await quoteSettled()
  }

  async function quoteSettled(): Promise<void> {
    // Another request may have started in the meantime: wait for the latest one.
    let awaited: Promise<void>
    do await (awaited = running)
    while (awaited !== running)
  }

  return { refreshQuote, quoteSettled, clearQuote }
}

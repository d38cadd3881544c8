import { fetchQuote } from '../../api/finances.ts'
import { DEFAULT_USAGE, type Usage } from '../../domain/running-cost/energy.ts'
import type { Id } from '../../domain/units.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { selectRivalTerms } from './rival.ts'

export interface RunningCostActions {
  /** Changes how the buyer uses the car, for the rest of the visit. */
  readonly changeUsage: (change: Partial<Usage>) => void
  /** Requests the quote of another version on the terms of the current offer, unless loaded or loading. */
  readonly loadRival: (versionId: Id) => void
}

export function runningCostActions(store: ConfiguratorStore): RunningCostActions {
  const { get, set, loading } = store
  return {
    changeUsage: (change) => set({ usage: { ...DEFAULT_USAGE, ...get().usage, ...change } }),
    loadRival(versionId) {
      const terms = selectRivalTerms(get(), versionId)
      if (!terms) return
      loading.load({
        name: 'rivalQuote',
        key: JSON.stringify(terms),
        send: async (site) => fetchQuote(site, terms),
      })
    },
  }
}

import { useEffect } from 'react'
import { onReconnect } from '../../platform/connection.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { selectSimulationStatus } from '../../core/offer/pricing.ts'

/** Requests a failed quote of the current configuration again when the network, or the visitor, comes back. */
export function useQuoteRetry(
  isActive: boolean,
  retry: (store: ConfiguratorStore) => Promise<void>,
): void {
  const store = useConfiguratorStore()
  const hasFailed = useSelect((state) => selectSimulationStatus(state) === 'failed')
  useEffect(() => {
    if (isActive && hasFailed) return onReconnect(() => void retry(store))
  }, [isActive, hasFailed, retry, store])
}

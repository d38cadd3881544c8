import { useEffect } from 'react'
import { onReconnect } from '../../browser/connection.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import type { ConfiguratorStore } from '../../store/create-store.ts'
import { selectSimulationStatus } from '../../store/offer/pricing.ts'

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

import { useEffect } from 'react'
import { onReconnect } from '../../platform/connection.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { selectIsUnquoted, selectSimulationStatus } from '../../core/offer/pricing.ts'
import { retrySimulation } from '../../core/offer/simulate-loan.ts'
import { TextButton } from '../primitives/text-button.tsx'
import { useText } from '../text/use-text.tsx'

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

/** The button beside figures without the quote that has failed. */
export function QuoteRetry() {
  const t = useText()
  const store = useConfiguratorStore()
  const isUnquoted = useSelect(selectIsUnquoted)
  return (
    isUnquoted && <TextButton onClick={() => void retrySimulation(store)}>{t('retry')}</TextButton>
  )
}

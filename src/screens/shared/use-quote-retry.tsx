import { useEffect } from 'react'
import { onReconnect } from '../../browser/connection.ts'
import { useSelect } from '../../store/context.tsx'
import { selectSimulationStatus } from '../../store/offer/pricing.ts'

/** Requests a failed quote of the current configuration again when the network, or the visitor, comes back. */
export function useQuoteRetry(isActive: boolean, retry: () => Promise<void>): void {
  const hasFailed = useSelect((state) => selectSimulationStatus(state) === 'failed')
  useEffect(() => {
    if (isActive && hasFailed) return onReconnect(() => void retry())
  }, [isActive, hasFailed, retry])
}

import { financedPrice } from '../../core/offer/price-lines.ts'
import { isOption } from '../../core/configuration/choice-steps.ts'
import { summaryLines } from '../../core/configuration/summary.ts'
import {
  formatMoney,
  formatNumber,
  formatPrice,
  formatSurcharge,
} from '../../core/formats/format.ts'
import { useSelect, useConfiguratorStore } from '../../core/store/context.tsx'
import { selectItem, selectItems, selectModel } from '../../core/configuration/chosen-items.ts'
import {
  selectIsUnquoted,
  selectOffer,
  selectPricing,
  selectSimulationStatus,
} from '../../core/offer/pricing.ts'
import { useText } from '../text/use-text.tsx'
import { useEffect } from 'react'
import { onReconnect } from '../../platform/connection.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { retrySimulation } from '../../core/offer/simulate-loan.ts'
import { TextButton } from '../primitives/text-button.tsx'

/** What the figures do not include, or why there are none; null when they are complete. */
export function usePriceCaveat(): string | null {
  const t = useText()
  const shown = useSelect(selectOffer)
  const version = useSelect((state) => selectItem(state, 'version'))
  const needsUpdate = useSelect((state) => selectPricing(state).needsUpdate)
  const isUnquoted = useSelect(selectIsUnquoted)
  if (shown?.basis === 'unknown') return shown.isPending ? null : t('explainUnknownPrice')
  if (needsUpdate) return t('explainOutdated')
  const partial = shown?.basis === 'version-monthly-payment' && t('explainRentWithoutColours')
  if (partial) return isUnquoted ? `${t('explainUnquoted')} ${partial}` : partial
  const isOwnOffer = shown?.basis === 'version' || shown?.basis === 'surcharges'
  if (!version || !isOwnOffer || shown.isPending) return null
  const { downPayment: entry, nrPayments: months } = version
  const isKept =
    (entry === null || entry === shown.downPayment) &&
    (months === null || months === shown.nrPayments)
  return isKept
    ? null
    : t('explainNearestTerms', {
        entry: formatMoney(shown.downPayment),
        n: formatNumber(shown.nrPayments),
      })
}

/** What the price is based on; null if there is nothing to explain. */
export function usePriceExplanation(): string | null {
  const t = useText()
  const shown = useSelect(selectOffer)
  const model = useSelect(selectModel)
  const items = useSelect(selectItems)
  const { engine, version } = items
  if (!shown || shown.price === null) return null

  if (shown.basis === 'model') return model && t('explainModel', { model: model.name })
  if (shown.basis === 'engine') return engine && t('explainEngine', { engine: engine.name })
  if (!version) return null
  if (shown.basis === 'version') return t('explainVersion', { version: version.name })
  const surcharges = summaryLines(items, shown.creditType)
    .filter(({ kind, price }) => isOption(kind) && price)
    .map(({ name, price }) =>
      t('explainSurcharge', { name: name ?? '', price: formatSurcharge(price) }),
    )
    .join(', ')
  const financed = financedPrice(version, shown.creditType)
  const price = formatPrice(financed)
  const sum = surcharges
    ? t('explainSurcharges', { version: version.name, price, surcharges })
    : t('explainVersion', { version: version.name })
  return financed !== version.price
    ? `${sum} ${t('explainOpenDrive', { price: formatPrice(shown.price) })}`
    : sum
}

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

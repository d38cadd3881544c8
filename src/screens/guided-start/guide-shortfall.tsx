import { useEffect, useState } from 'react'
import { logFailure } from '../../browser/log.ts'
import type { Quote } from '../../domain/financing/quote.ts'
import type { Shortfall } from '../../domain/guided-start/recommending.ts'
import { formatEuros, formatMoneyOrZero } from '../../labels/format-money.ts'
import { formatTaeg } from '../../labels/format.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { findDownPayment } from '../../store/guided-start/down-payment.ts'
import { useProduct } from '../shared/use-product.tsx'
import { useText } from '../shared/use-text.tsx'
import { shortfallText } from './guide-words.ts'

/** What no car offers, the nearest car, and the down payment that brings it within the budget. */
export function GuideShortfall({ shortfall }: { readonly shortfall: Shortfall }) {
  const t = useText()
  const product = useProduct()
  const quote = useAffordableQuote(shortfall)
  return (
    <div>
      <p>{shortfallText(t, product, shortfall)}</p>
      {/* Announced, because it arrives later. */}
      <p role="status">
        {quote &&
          t('guideDownPayment', {
            downPayment: formatEuros(quote.downPayment ?? 0),
            model: shortfall.nearest?.model.name ?? '',
            price: formatMoneyOrZero(quote.monthlyPayment ?? 0),
            taeg: formatTaeg(quote.taeg),
          })}
      </p>
    </div>
  )
}

/** The nearest car's quote within the budget. Null until it has arrived, and if there is none. */
function useAffordableQuote({ budget, nearest }: Shortfall): Quote | null {
  const store = useConfiguratorStore()
  const modelId = nearest?.model.id ?? null
  const engineId = nearest?.engine.id ?? null
  const key = JSON.stringify([modelId, engineId, budget])
  const [found, setFound] = useState<{ readonly key: string; readonly quote: Quote | null }>()
  useEffect(() => {
    if (modelId === null || engineId === null || budget === null) return undefined
    // The search belongs to the open dialog.
    const search = new AbortController()
    const { signal } = search
    findDownPayment(store, modelId, engineId, budget, signal).then(
      (quote) => !signal.aborted && setFound({ key, quote }),
      (error: unknown) => {
        if (!signal.aborted) logFailure('the down payment for the budget was not found', error)
      },
    )
    return () => search.abort()
  }, [budget, engineId, key, modelId, store])
  return found?.key === key ? found.quote : null
}

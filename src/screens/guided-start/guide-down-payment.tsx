import { useEffect, useState } from 'react'
import { logFailure } from '../../browser/log.ts'
import type { Quote } from '../../domain/financing/quote.ts'
import type { Euros } from '../../domain/units.ts'
import { formatEuros, formatMoneyOrZero } from '../../labels/format-money.ts'
import { formatTaeg } from '../../labels/format.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { linkQuery, type AdvisedCar } from '../../store/guided-start/advised-cars.ts'
import { findDownPayment } from '../../store/guided-start/down-payment.ts'
import { useText } from '../shared/use-text.tsx'

interface GuideDownPaymentProps {
  readonly car: AdvisedCar
  /** Euros per month. */
  readonly budget: Euros
}

/** The down payment that brings a car within the budget. */
export function GuideDownPayment(props: GuideDownPaymentProps) {
  const t = useText()
  const quote = useAffordableQuote(props)
  return (
    // Announced, because it arrives later.
    <p role="status">
      {quote &&
        t('guideDownPayment', {
          downPayment: formatEuros(quote.downPayment ?? 0),
          model: props.car.model.name,
          price: formatMoneyOrZero(quote.monthlyPayment ?? 0),
          taeg: formatTaeg(quote.taeg),
        })}
    </p>
  )
}

/** The car's quote within the budget. Null until it has arrived, and if there is none. */
function useAffordableQuote({ car, budget }: GuideDownPaymentProps): Quote | null {
  const store = useConfiguratorStore()
  const key = `${budget}/${linkQuery(car)}`
  const [found, setFound] = useState<{ readonly key: string; readonly quote: Quote | null }>()
  useEffect(() => {
    // The search belongs to the open dialog.
    const search = new AbortController()
    const { signal } = search
    findDownPayment(store, car, budget, signal).then(
      (quote) => !signal.aborted && setFound({ key, quote }),
      (error: unknown) => {
        if (!signal.aborted) logFailure('the down payment for the budget was not found', error)
      },
    )
    return () => search.abort()
  }, [budget, car, key, store])
  return found?.key === key ? found.quote : null
}

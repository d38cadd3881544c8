import type { Quote } from '../../domain/financing/quote.ts'
import type { Euros } from '../../domain/units.ts'
import { formatEuros, formatMoneyOrZero } from '../../labels/format-money.ts'
import { formatTaeg } from '../../labels/format.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { linkQuery, type AdvisedCar } from '../../store/guided-start/advised-cars.ts'
import { findDownPayment } from '../../store/guided-start/down-payment.ts'
import { useText } from '../shared/use-text.tsx'
import { useSearch } from './use-advice.tsx'

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
  const found = useSearch(key, async (signal) => findDownPayment(store, car, budget, signal))
  return found?.key === key ? found.result : null
}

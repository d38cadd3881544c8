import type { Quote } from '../../core/offer/quote.ts'
import type { Euros } from '../../core/values/units.ts'
import { formatEuros, formatMoneyOrZero } from '../../core/formats/format-money.ts'
import { formatTaeg } from '../../core/formats/format.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { linkQuery, type AdvisedCar } from './advised-cars.ts'
import { findDownPayment } from './down-payment.ts'
import { useText } from '../../ui/text/use-text.tsx'
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

import type { Euros } from '../../core/values/units.ts'
import { formatEuros, formatMoneyOrZero } from '../../core/formats/format-money.ts'
import { formatTaeg } from '../../core/formats/format.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { linkQuery } from './car-offers.ts'
import type { AdvisedCar } from './search.ts'
import { findDownPayment } from './down-payment.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { useSearch } from './use-advice.tsx'

interface GuideDownPaymentProps {
  readonly car: AdvisedCar
  /** Euros per month. */
  readonly budget: Euros
}

/** The down payment that brings a car within the budget. */
export function GuideDownPayment({ car, budget }: GuideDownPaymentProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const { model } = car
  const search = useSearch(`${budget}/${linkQuery(car)}`, async (signal) =>
    findDownPayment(store, car, budget, signal),
  )
  const quote = search.isCurrent ? search.result : null
  return (
    // Announced, because it arrives later.
    <p role="status">
      {quote &&
        t('guideDownPayment', {
          downPayment: formatEuros(quote.downPayment ?? 0),
          model: model.name,
          price: formatMoneyOrZero(quote.monthlyPayment ?? 0),
          taeg: formatTaeg(quote.taeg),
        })}
    </p>
  )
}

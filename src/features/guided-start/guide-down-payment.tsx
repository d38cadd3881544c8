import type { Euros } from '../../core/values/units.ts'
import { formatEuros, formatMoneyOrZero } from '../../core/formats/format-money.ts'
import { formatTaeg } from '../../core/formats/format.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { linkQuery } from './car-offers.ts'
import type { AdvisedCar } from './search.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { useSearch } from './use-advice.tsx'
import { creditTerms, allowedLoanRequest, type SliderLimits } from '../../core/offer/financing.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import { type Quote, fetchQuote } from '../../core/offer/quote.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { isSettled, selectContentConfig } from '../../core/catalogue/lists.ts'
import { creditRangeOf } from '../../core/offer/simulation.ts'
import { until } from '../../core/store/until.ts'

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

/** Down payments between which the lowest is sought, so that at most eight quotes are requested. */
const MAX_STEPS = 127

/**
 * The quote with the lowest down payment that brings a configuration within a budget per month, as the content site
 * calculates it. Null if none within the site's limits does, or the site does not simulate.
 * Throws ky's errors, UnexpectedResponseError, or the signal's reason once it is aborted.
 */
export async function findDownPayment(
  { loading, state }: ConfiguratorStore,
  car: AdvisedCar,
  budget: Euros,
  signal: AbortSignal,
): Promise<Quote | null> {
  await until(state, ({ site }) => isSettled(site.config), signal)
  const config = selectContentConfig(state.getState())
  const { version } = car
  const range = creditRangeOf(config, 'CREDIT', version)
  if (!config.hasSimulation || !version || !range || signal.aborted) return null
  const current = loading.site()
  const site = { ...current, http: current.http.extend({ signal }) }
  const { months } = allowedLoanRequest(range, version)
  return lowest(range.downPayment, version.downPayment, async (downPayment) => {
    signal.throwIfAborted()
    const terms = creditTerms(config, 'CREDIT', version, surchargesOf(car), { downPayment, months })
    const quote = terms && (await fetchQuote(site, terms))
    return quote && (quote.monthlyPayment ?? Infinity) <= budget ? { ...quote, downPayment } : null
  })
}

/** The quote of the lowest accepted down payment above the version's own, by bisection. */
async function lowest(
  { min, max, step }: SliderLimits,
  own: Euros | null,
  quoteIfAccepted: (downPayment: Euros) => Promise<Quote | null>,
): Promise<Quote | null> {
  const below = Math.max(min - step, own ?? 0)
  const stride = step * Math.ceil((max - below) / step / MAX_STEPS)
  let found = max > below ? await quoteIfAccepted(max) : null
  // Steps below the maximum: the accepted ones and the first that is not.
  let accepted = 0
  let rejected = Math.ceil((max - below) / stride)
  while (found && rejected - accepted > 1) {
    const middle = Math.floor((accepted + rejected) / 2)
    const quote = await quoteIfAccepted(max - middle * stride)
    if (quote) [found, accepted] = [quote, middle]
    else rejected = middle
  }
  return found
}

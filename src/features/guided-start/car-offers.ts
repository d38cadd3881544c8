import { toCents, type Euros } from '../../core/values/units.ts'
import { allowedLoanRequest, creditRange, creditTerms } from '../../core/offer/financing.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import { quotedFigures, type Quote, type QuoteTerms, fetchQuote } from '../../core/offer/quote.ts'
import { toChoices } from '../../core/configuration/choice-steps.ts'
import { encodeChoices } from '../../core/configuration/saved-configuration.ts'
import { comparedQuote, loadComparedQuotes } from '../../core/offer/compared-quotes.ts'
import { selectContentConfig, isSettled } from '../../core/catalogue/lists.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { moveSlider, updateSimulation } from '../../core/offer/simulate-loan.ts'
import { versionTerms } from '../../core/offer/simulation.ts'
import type { NamedOffer, State } from '../../core/store/state.ts'
import { until } from '../../core/store/select.ts'
import type { AdvisedCar } from './search.ts'

/** The share link's query of a configuration. */
export function linkQuery(car: AdvisedCar): string {
  return encodeChoices(toChoices(car.model.id, (kind) => car[kind]?.id ?? null))
}

/** The terms on which a configuration whose colours cost extra is financed. Null for others, or if nothing is simulated. */
function termsOf(state: State, car: AdvisedCar): QuoteTerms | null {
  const config = selectContentConfig(state)
  if (!car.version || !config.hasSimulation || car.surchargeCents === 0) return null
  return versionTerms(config, car.version, surchargesOf(car))
}

/**
 * The figures of a configuration: those of its version, or with colours that cost extra those of the content site's
 * quote. Where that is missing, price alone is known.
 */
export function offerOf(state: State, car: AdvisedCar): NamedOffer {
  const { version, engine, model } = car
  const item = version ?? engine
  const named = { id: item.id, name: model.name }
  if (car.surchargeCents === 0)
    return { ...item, ...named, ...(version && { tan: version.tan, mtic: version.mtic }) }
  const terms = termsOf(state, car)
  const quote = (terms && state.site[comparedQuote(terms)]?.data) ?? null
  const price = car.cents / 100
  if (terms && quote) return { ...named, ...quotedFigures(terms, quote), price }
  const unknown = { monthlyPayment: null, taeg: null, nrPayments: null }
  return { ...named, price, ...unknown, downPayment: null, financedAmount: null }
}

/**
 * Requests the quotes of configurations whose monthly payment is unknown. Resolves with the payments in cents of those
 * that the site has calculated, each with its version and what the options add to the price, or when aborted.
 */
export async function quotePayments(
  store: ConfiguratorStore,
  cars: readonly AdvisedCar[],
  signal: AbortSignal,
) {
  const { state, get } = store
  const unknown = cars.filter(
    ({ paymentCents, surchargeCents }) => paymentCents === null && surchargeCents !== 0,
  )
  if (unknown.length === 0) return []
  await until(state, ({ site }) => isSettled(site.config), signal)
  if (signal.aborted) return []
  const quoted = unknown.flatMap((car) => {
    const terms = termsOf(get(), car)
    return terms ? { car, terms, name: comparedQuote(terms) } : []
  })
  loadComparedQuotes(
    store,
    quoted.filter(({ name }) => !isSettled(get().site[name])).map(({ terms }) => terms),
  )
  await until(
    state,
    ({ site }) => quoted.every(({ name }) => site[name]?.status !== 'loading'),
    signal,
  )
  return quoted.flatMap(({ car: { version, surchargeCents }, name }) => {
    const cents = toCents(get().site[name]?.data?.monthlyPayment ?? null)
    return cents === null || !version ? [] : { versionId: version.id, surchargeCents, cents }
  })
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
  const range = creditRange(config.credit, version?.price ?? null)
  if (!config.hasSimulation || !version || !range || signal.aborted) return null
  const current = loading.site()
  const site = { ...current, http: current.http.extend({ signal }) }
  const { nrPayments } = allowedLoanRequest(range, version)
  const quoteIfAccepted = async (downPayment: Euros): Promise<Quote | null> => {
    signal.throwIfAborted()
    const terms = creditTerms(config, 'CREDIT', version, surchargesOf(car), {
      downPayment,
      nrPayments,
    })
    const quote = terms && (await fetchQuote(site, terms))
    return quote && (quote.monthlyPayment ?? Infinity) <= budget ? { ...quote, downPayment } : null
  }
  // The lowest accepted down payment above the version's own, by bisection.
  const { min, max, step } = range.downPayment
  const below = Math.max(min - step, version.downPayment ?? 0)
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

/** Simulates a car that is being opened with a down payment of its own, unless another one is opened instead. */
export async function simulateOpened(
  store: ConfiguratorStore,
  { version }: AdvisedCar,
  downPayment: Euros,
): Promise<void> {
  await until(store.state, ({ pending }) => pending === null)
  if (store.get().configuration.versionId !== version?.id) return
  moveSlider(store, { downPayment })
  await updateSimulation(store)
}

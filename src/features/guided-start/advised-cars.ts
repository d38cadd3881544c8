import type { Engine, Model } from '../../core/catalogue/catalogue.ts'
import { toCents } from '../../core/values/cents.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import { quotedFigures, type QuoteTerms } from '../../core/offer/quote.ts'
import type { CarsOfModel } from './cars.ts'
import type { Found } from './search.ts'
import { itemsOf, toChoices, type ChosenItems } from '../../core/configuration/choice-steps.ts'
import { encodeChoices } from '../../core/configuration/saved-configuration.ts'
import { comparedQuote, loadComparedQuotes } from '../../core/offer/compared-quotes.ts'
import { selectContentConfig, isSettled } from '../../core/catalogue/lists.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { versionTerms } from '../../core/offer/simulation.ts'
import type { NamedOffer, State } from '../../core/store/state.ts'
import { until } from '../../core/store/until.ts'

/** A found configuration with its items. The version is null while only engines are compared. */
export interface AdvisedCar extends ChosenItems {
  readonly found: Found
  readonly model: Model
  readonly engine: Engine
}

/** The items of a found configuration. Null if its lists have been replaced meanwhile. */
export function advisedCar(
  { site }: Pick<State, 'site'>,
  models: readonly Model[],
  compiled: readonly CarsOfModel[],
  found: Found,
): AdvisedCar | null {
  const model = models[found.model]
  const car = compiled[found.model]?.cars[found.car]
  if (!model || !car) return null
  const ids = { ...found, ...car }
  const items = itemsOf(
    toChoices(model.id, (kind) => ids[`${kind}Id`]),
    (list) => site[`${list} of ${model.id}`]?.data ?? null,
  )
  const { engine } = items
  return engine && { ...items, found, model, engine }
}

/** The share link's query of a configuration. */
export function linkQuery(car: AdvisedCar): string {
  return encodeChoices(toChoices(car.model.id, (kind) => car[kind]?.id ?? null))
}

/** The terms on which a configuration whose colours cost extra is financed. Null for others, or if nothing is simulated. */
function termsOf(state: State, car: AdvisedCar): QuoteTerms | null {
  const config = selectContentConfig(state)
  if (!car.version || !config.hasSimulation || car.found.surchargeCents === 0) return null
  return versionTerms(config, car.version, surchargesOf(car))
}

/**
 * The figures of a configuration: the version's own, or with colours that cost extra those of the content site's quote.
 * Where that is missing, price alone is known.
 */
export function offerOf(state: State, car: AdvisedCar): NamedOffer {
  const { version, engine, model, found } = car
  const own = version ?? engine
  const { id } = own
  const name = model.name
  const credit = version && { tan: version.tan, mtic: version.mtic }
  if (found.surchargeCents === 0) return { ...own, id, name, ...credit }
  const terms = termsOf(state, car)
  const quote = (terms && state.site[comparedQuote(terms)]?.data) ?? null
  const price = found.cents / 100
  if (!terms || !quote) {
    const unknown = { monthlyPayment: null, taeg: null, nrPayments: null }
    return { id, name, price, ...unknown, downPayment: null, financedAmount: null }
  }
  return { id, name, ...quotedFigures(terms, quote), price }
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
    ({ found, version }) => found.paymentCents === null && found.surchargeCents !== 0 && version,
  )
  if (unknown.length === 0) return []
  await until(state, ({ site }) => isSettled(site.config), signal)
  const quoted = unknown.flatMap((car) => {
    const terms = termsOf(get(), car)
    return terms ? { car, terms, name: comparedQuote(terms) } : []
  })
  if (signal.aborted) return []
  loadComparedQuotes(
    store,
    quoted.filter(({ name }) => !isSettled(get().site[name])).map(({ terms }) => terms),
  )
  const isLoaded = ({ site }: State): boolean =>
    quoted.every(({ name }) => site[name]?.status !== 'loading')
  await until(state, isLoaded, signal)
  return quoted.flatMap(({ car: { found, version }, name }) => {
    const cents = toCents(get().site[name]?.data?.monthlyPayment ?? null)
    const { surchargeCents } = found
    return cents === null || !version ? [] : { versionId: version.id, surchargeCents, cents }
  })
}

import type { ContentConfig } from '../content-site/content-config.ts'
import type { Version } from '../catalogue/catalogue.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import type { Euros } from '../values/units.ts'
import { allowedLoanRequest, creditRange, creditTerms, creditTypes, limitsOf } from './financing.ts'
import { type QuoteTerms, fetchQuote } from './quote.ts'

/**
 * The terms on which cars can be compared: one credit type, down payment and term for all. They are those that the
 * simulation of the first car starts with, as far as the others allow that down payment.
 * @returns One for each car, in the same order. Null if the site cannot simulate them, or no terms suit all.
 */
export function equalTerms(
  config: ContentConfig,
  cars: readonly { readonly version: Version; readonly surcharges: readonly (Euros | null)[] }[],
): readonly QuoteTerms[] | null {
  const [type] = creditTypes(config)
  const limits = type && config.hasSimulation ? limitsOf(config, type) : null
  const [first] = cars
  if (!type || !limits || !first) return null
  const ranges = cars
    .map(({ version }) => creditRange(limits, version.price))
    .filter((range) => range !== null)
  // All have the same limits; only the largest down payment depends on the price.
  const tightest = ranges.toSorted((one, other) => one.downPayment.max - other.downPayment.max)[0]
  if (!tightest || ranges.length < cars.length) return null
  const request = allowedLoanRequest(tightest, first.version)
  const terms = cars
    .map(({ version, surcharges }) => creditTerms(config, type, version, surcharges, request))
    .filter((found) => found !== null)
  return terms.length === cars.length ? terms : null
}

/** The name of the quote of a compared build, by its terms. */
export const comparedQuote = (terms: QuoteTerms): `quote of ${string}` =>
  `quote of ${JSON.stringify(terms)}`

/** Requests the quotes on equal terms that are not loaded or loading. */
export function loadComparedQuotes(
  { loading }: ConfiguratorStore,
  terms: readonly QuoteTerms[],
): void {
  for (const each of terms)
    loading.load({
      name: comparedQuote(each),
      send: async (site) => fetchQuote(site, each),
    })
}

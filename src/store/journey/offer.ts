import type { Offer } from '../../domain/catalogue.ts'
import { financedAmount } from '../../domain/price.ts'
import type { QuoteTerms } from '../../domain/quote.ts'
import type { Percent } from '../../domain/units.ts'
import {
  selectContentConfig,
  selectEngine,
  selectExterior,
  selectInterior,
  selectModel,
  selectTotalPrice,
  selectVersion,
} from './selectors.ts'
import type { State } from '../state.ts'

/** Where the figures shown come from, so that they can be explained. */
export type OfferBasis = 'model' | 'engine' | 'version' | 'surcharges' | 'version-rent'

/** The figures shown beside each other, colours included in the price, and what they rest on. */
export interface ShownOffer extends Offer {
  readonly basis: OfferBasis
  readonly tan: Percent | null
  readonly isPending: boolean
}

/**
 * What the buyer is shown (spec §1: every price comes with a financing offer); null without a model.
 * With surcharges the content site is asked; until it answers, and if it does not, the version's own offer stands,
 * and `basis` says so. A fresh object: use with `useShallow`.
 */
export function selectOffer(state: State): ShownOffer | null {
  const { isEngineSelected, isVersionSelected } = state.configuration
  const version = isVersionSelected ? selectVersion(state) : null
  if (!version) {
    const engine = isEngineSelected ? selectEngine(state) : null
    const model = selectModel(state)
    if (engine) return { ...figuresOf(engine), basis: 'engine', tan: null, isPending: false }
    return model && { ...figuresOf(model), basis: 'model', tan: null, isPending: false }
  }
  const price = selectTotalPrice(state)
  const own = { ...figuresOf(version), price, tan: version.tan, isPending: false }
  if (price === version.price) return { ...own, basis: 'version' }

  const { key, status, quote } = state.quote
  const isAsked = key !== null && key === quoteKey(state)
  if (!isAsked || status === 'failed' || status === 'idle') return { ...own, basis: 'version-rent' }
  if (!quote) return { ...own, basis: 'surcharges', isPending: true }
  const { rent, taeg, tan, nrPayments, initialEntry } = quote
  return {
    basis: 'surcharges',
    isPending: false,
    price,
    rent,
    taeg,
    tan,
    nrPayments,
    initialEntry,
    financedAmount: quote.financedAmount ?? financedAmount(price, initialEntry),
  }
}

function figuresOf(offer: Offer): Offer {
  const { price, rent, taeg, nrPayments, initialEntry, financedAmount: financed } = offer
  return { price, rent, taeg, nrPayments, initialEntry, financedAmount: financed }
}

/** What names the priced configuration: a new colour asks anew, even at the same price (spec §4, colours). */
export function quoteKey(state: State): string | null {
  const terms = selectQuoteTerms(state)
  const { exteriorId, interiorId } = state.configuration
  return terms && [JSON.stringify(terms), exteriorId, interiorId].join('/')
}

/** What to ask the content site; null while the version's own offer is all there is to show. */
export function selectQuoteTerms(state: State): QuoteTerms | null {
  const version = state.configuration.isVersionSelected ? selectVersion(state) : null
  const { hasSimulation, credit } = selectContentConfig(state)
  const vehiclePrice = selectTotalPrice(state)
  if (!version || !hasSimulation || !credit || vehiclePrice === null) return null
  const { price, initialEntry, nrPayments } = version
  const hasSurcharge = selectExterior(state)?.surcharge ?? selectInterior(state)?.surcharge
  if (!hasSurcharge || price === null || initialEntry === null || nrPayments === null) return null
  return {
    versionId: version.id,
    priceWithoutFinance: version.priceWithoutFinance ?? price,
    vehiclePrice,
    minEntry: credit.minEntry,
    initialEntry,
    nrPayments,
    minRate: credit.minRate,
    maxRate: credit.maxRate,
    residualAmount: 0,
    creditType: 'CREDIT',
  }
}

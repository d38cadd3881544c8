import type { Offer } from '../../domain/catalogue.ts'
import type { CreditType } from '../../domain/configuration.ts'
import { creditTerms, limitsOf, defaultLoanRequest } from '../../domain/financing.ts'
import { financedAmount } from '../../domain/price.ts'
import type { QuoteTerms } from '../../domain/quote.ts'
import type { Euros, Percent } from '../../domain/units.ts'
import {
  selectContentConfig,
  selectEngine,
  selectModel,
  selectPriceStatus,
  selectSurcharges,
  selectTotalPrice,
  selectVersion,
} from '../flow/selectors.ts'
import { creditRangeOf, selectCreditType, selectSimulation } from './simulation.ts'
import type { State } from '../state.ts'

/** Where the figures shown come from, so that they can be explained. */
export type OfferBasis =
  /** A part of the price is not known: every figure is null. */
  'unknown' | 'model' | 'engine' | 'version' | 'surcharges' | 'version-rent' | 'simulation'

/** The figures shown beside each other, colours included in the price, and what they rest on. */
export interface ShownOffer extends Offer {
  readonly basis: OfferBasis
  readonly creditType: CreditType
  readonly tan: Percent | null
  readonly mtic: Euros | null
  /** Open drive's last instalment; null for none. */
  readonly lastPayment: Euros | null
  readonly isPending: boolean
}

const PLAIN = {
  creditType: 'CREDIT',
  tan: null,
  mtic: null,
  lastPayment: null,
  isPending: false,
} as const

const UNKNOWN: Offer = {
  price: null,
  rent: null,
  taeg: null,
  nrPayments: null,
  initialEntry: null,
  financedAmount: null,
}

/**
 * What the buyer is shown (spec §1: every price comes with a financing offer); null without a model.
 * With surcharges, and for the buyer's own simulation, the content site is asked; if it does not answer, the version's
 * own offer stands, and `basis` says so. A fresh object: use with `useShallow`.
 */
export function selectOffer(state: State): ShownOffer | null {
  const { modelId, isEngineSelected, isVersionSelected } = state.configuration
  const priceStatus = selectPriceStatus(state)
  if (modelId !== null && priceStatus !== 'ready')
    return { ...PLAIN, ...UNKNOWN, basis: 'unknown', isPending: priceStatus === 'loading' }
  const version = isVersionSelected ? selectVersion(state) : null
  if (!version) {
    const engine = isEngineSelected ? selectEngine(state) : null
    const model = selectModel(state)
    if (engine) return { ...PLAIN, ...figuresOf(engine), basis: 'engine' }
    return model && { ...PLAIN, ...figuresOf(model), basis: 'model' }
  }
  const price = selectTotalPrice(state)
  const isPlain = price === version.price
  const own: ShownOffer = {
    ...PLAIN,
    ...figuresOf(version),
    price,
    tan: version.tan,
    mtic: isPlain ? version.mtic : null,
    basis: isPlain ? 'version' : 'version-rent',
  }
  const { key, status, quote } = state.quote
  const terms = selectQuoteTerms(state)
  const isAsked = key !== null && key === quoteKey(state)
  if (!terms || !isAsked || status === 'failed' || status === 'idle') return own

  const { creditType, vehiclePrice, initialEntry, nrPayments } = terms
  const isSimulated = creditType === 'HOD' || (selectSimulation(state)?.asked ?? null) !== null
  // The version's own offer stands while the site is asked for the same.
  if (!quote && isPlain && !isSimulated) return own
  const ownBasis = isPlain ? 'version' : 'surcharges'
  return {
    basis: isSimulated ? 'simulation' : ownBasis,
    creditType,
    isPending: !quote,
    price: vehiclePrice,
    rent: quote?.rent ?? null,
    taeg: quote?.taeg ?? null,
    tan: quote?.tan ?? null,
    mtic: quote?.mtic ?? null,
    nrPayments: quote ? quote.nrPayments : nrPayments,
    initialEntry: quote ? quote.initialEntry : initialEntry,
    financedAmount:
      quote?.financedAmount ??
      financedAmount(vehiclePrice, quote ? quote.initialEntry : initialEntry),
    lastPayment: quote?.residualValue ?? null,
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

/**
 * What to ask the content site: the buyer's simulation, on the summary the one it begins with, elsewhere the version's
 * own entry and term with the colours; null while the version's own offer is all there is to show, or a price is unknown.
 */
export function selectQuoteTerms(state: State): QuoteTerms | null {
  if (selectPriceStatus(state) !== 'ready') return null
  const version = state.configuration.isVersionSelected ? selectVersion(state) : null
  const config = selectContentConfig(state)
  if (!version || !config.hasSimulation) return null
  const surcharges = selectSurcharges(state)
  const type = selectCreditType(state)
  const limits = limitsOf(config, type)
  const range = creditRangeOf(config, type, version)
  const asked = selectSimulation(state)?.asked
  if (limits && range && (asked || state.route?.screen === 'summary'))
    return creditTerms(
      version,
      surcharges,
      limits,
      type,
      asked ?? defaultLoanRequest(range, version),
    )

  const { initialEntry: entry, nrPayments: months } = version
  if (!config.credit || !surcharges.some(Boolean) || entry === null || months === null) return null
  return creditTerms(version, surcharges, config.credit, 'CREDIT', { entry, months })
}

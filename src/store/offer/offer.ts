import type { Offer } from '../../domain/catalogue/catalogue.ts'
import { UNKNOWN_FIGURES } from '../../domain/figures/figures.ts'
import { OPTION_KINDS } from '../../domain/steps/choice-steps.ts'
import { creditTerms, limitsOf, defaultLoanRequest } from '../../domain/financing/financing.ts'
import {
  quotedFigures,
  type CreditFigures,
  type Quote,
  type QuoteTerms,
} from '../../domain/financing/quote.ts'
import { selectKeyed } from '../catalogue/lists.ts'
import { selectContentConfig } from '../catalogue/content-config.ts'
import { selectEngine, selectModel, selectVersion } from '../configuration/chosen-items.ts'
import { selectPriceStatus, selectSurcharges, selectTotalPrice } from './price.ts'
import { creditRangeOf, selectCreditType, selectSimulation } from './simulation.ts'
import type { Load, State } from '../state.ts'

/** The source of the figures on screen. */
export type OfferBasis =
  /** A part of the price is unknown, so every figure is null. */
  | 'unknown'
  | 'model'
  | 'engine'
  | 'version'
  | 'surcharges'
  | 'version-monthly-payment'
  | 'simulation'

/** The figures on screen and their source. The price includes the colours. */
export interface ShownOffer extends CreditFigures {
  readonly basis: OfferBasis
  readonly isPending: boolean
}

const PLAIN = { ...UNKNOWN_FIGURES, creditType: 'CREDIT', isPending: false } as const

/**
 * The offer on screen (spec §1: every price comes with a financing offer). Null without a model.
 * With surcharges or a simulation, the figures come from the content site's quote. If the quote fails, they are the
 * version's own and `basis` says so. Returns a new object: use with `useShallow`.
 */
export function selectOffer(state: State): ShownOffer | null {
  const { modelId, isEngineSelected, isVersionSelected } = state.configuration
  const priceStatus = selectPriceStatus(state)
  if (modelId !== null && priceStatus !== 'ready')
    return { ...PLAIN, basis: 'unknown', isPending: priceStatus === 'loading' }
  const version = isVersionSelected ? selectVersion(state) : null
  if (!version) {
    const engine = isEngineSelected ? selectEngine(state) : null
    const model = selectModel(state)
    if (engine) return { ...PLAIN, ...figuresOf(engine), basis: 'engine' }
    return model && { ...PLAIN, ...figuresOf(model), basis: 'model' }
  }
  const price = selectTotalPrice(state)
  if (price === null) return { ...PLAIN, basis: 'unknown' }
  const isPlain = price === version.price
  const own: ShownOffer = {
    ...PLAIN,
    ...figuresOf(version),
    price,
    tan: version.tan,
    mtic: isPlain ? version.mtic : null,
    basis: isPlain ? 'version' : 'version-monthly-payment',
  }
  const terms = selectQuoteTerms(state)
  const load = selectQuoteLoad(state)
  if (!terms || !load || load.status === 'failed') return own
  const quote = load.data

  const isSimulated =
    terms.creditType === 'HOD' || (selectSimulation(state)?.requested ?? null) !== null
  // The quote will have the same terms, so show the version's own offer while it loads.
  if (!quote && isPlain && !isSimulated) return own
  const ownBasis = isPlain ? 'version' : 'surcharges'
  return {
    basis: isSimulated ? 'simulation' : ownBasis,
    isPending: !quote,
    ...quotedFigures(terms, quote),
  }
}

function figuresOf(offer: Offer): Offer {
  const { price, monthlyPayment, taeg, nrPayments, downPayment, financedAmount: financed } = offer
  return { price, monthlyPayment, taeg, nrPayments, downPayment, financedAmount: financed }
}

/** The key of the quote. A new colour needs a new quote, even at the same price (spec §4, colours). */
export function quoteKey(state: State): string | null {
  const terms = selectQuoteTerms(state)
  const options = OPTION_KINDS.map((kind) => state.configuration[`${kind}Id`])
  return terms && [JSON.stringify(terms), ...options].join('/')
}

/**
 * The terms of the quote request: those of the user's simulation, else on the summary those of the initial simulation,
 * else the version's own down payment and term with the colours. Null if no quote is needed or a price is unknown.
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
  const requested = selectSimulation(state)?.requested
  if (limits && range && (requested || state.route?.screen === 'summary'))
    return creditTerms(
      version,
      surcharges,
      limits,
      type,
      // A request that was kept from an earlier visit may be outside today's limits.
      defaultLoanRequest(
        range,
        requested ? { downPayment: requested.downPayment, nrPayments: requested.months } : version,
      ),
    )

  const { downPayment, nrPayments: months } = version
  const own = creditRangeOf(config, 'CREDIT', version)
  if (
    !config.credit ||
    !own ||
    !surcharges.some(Boolean) ||
    downPayment === null ||
    months === null
  )
    return null
  // Until the buyer simulates, the term is the version's own, also between two steps of the slider.
  const { downPayment: entry } = defaultLoanRequest(own, version)
  const within = Math.min(Math.max(months, config.credit.minMonths), config.credit.maxMonths)
  return creditTerms(version, surcharges, config.credit, 'CREDIT', {
    downPayment: entry,
    months: within,
  })
}

/** The load of the configuration's quote. Null unless it has been requested on the current terms. */
export function selectQuoteLoad(state: State): Load<Quote> | null {
  return selectKeyed(state, 'quote', quoteKey(state))
}

/** The quote of the configuration. Null unless it has loaded. */
export function selectQuote(state: State): Quote | null {
  return selectQuoteLoad(state)?.data ?? null
}

/** The status of the current simulation. 'none' if nothing can be simulated. */
export function selectSimulationStatus(state: State): 'none' | 'loading' | 'ready' | 'failed' {
  const key = quoteKey(state)
  if (key === null) return 'none'
  const status = selectQuoteLoad(state)?.status ?? 'loading'
  return status === 'idle' ? 'loading' : status
}

import type { Offer } from '../../domain/catalogue/catalogue.ts'
import { UNKNOWN_FIGURES } from '../../domain/figures/figures.ts'
import {
  quotedFigures,
  type CreditFigures,
  type Quote,
  type QuoteTerms,
} from '../../domain/financing/quote.ts'
import type { Euros } from '../../domain/units.ts'
import { selectChosenItems, selectModel } from '../configuration/chosen-items.ts'
import type { Load, State } from '../state.ts'
import { selectSimulation } from './simulation.ts'

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
 * With surcharges or a simulation, the figures come from the content site's quote. If the quote fails, they are the
 * version's own and `basis` says so.
 */
export function shownOffer(
  state: State,
  status: 'loading' | 'ready' | 'failed',
  price: Euros | null,
  terms: QuoteTerms | null,
  load: Load<Quote> | null,
): ShownOffer | null {
  if (state.configuration.modelId !== null && status !== 'ready')
    return { ...PLAIN, basis: 'unknown', isPending: status === 'loading' }
  const { engine, version } = selectChosenItems(state)
  if (!version) {
    const model = selectModel(state)
    if (engine) return { ...PLAIN, ...figuresOf(engine), basis: 'engine' }
    return model && { ...PLAIN, ...figuresOf(model), basis: 'model' }
  }
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

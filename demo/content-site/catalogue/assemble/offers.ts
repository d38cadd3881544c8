import type { CarCredit, OfferFigures } from '../../finance/car-credit.ts'
import { offerFigures, simulateCarCredit } from '../../finance/car-credit.ts'
import { CREDIT_COSTS } from '../config.ts'
import type { ModelPlan } from '../model-plan.ts'

/** Down payment of the advertised offers, as a share of the price. */
const ENTRY_SHARE = 0.185

/** Down payments are multiples of this many euros. */
const ENTRY_STEP = 500

/** The offer for a price with a model's rate and term, and the extra fields of a version. */
export function priceOffer(plan: ModelPlan, price: number) {
  const credit: CarCredit = {
    price,
    downPayment: Math.round((price * ENTRY_SHARE) / ENTRY_STEP) * ENTRY_STEP,
    tan: plan.tan,
    nrPayments: plan.nrPayments,
    residualValue: null,
  }
  const loan = simulateCarCredit(credit, CREDIT_COSTS)
  return {
    figures: offerFigures(credit, loan),
    mtic: loan.mtic,
    rate: credit.tan,
    initialExpenses: loan.upfront,
  }
}

/** Returns the cheapest offer, which is the one a model or an engine is advertised with. */
export function cheapestOffer(offers: readonly OfferFigures[]): OfferFigures {
  const [first, ...rest] = offers
  if (first === undefined) throw new RangeError('Nothing to choose an offer from.')
  const cheapest = rest.reduce((best, offer) => (offer.price < best.price ? offer : best), first)
  const { price, rent, taeg, nrPayments, maxEntrance, financing } = cheapest
  return { price, rent, taeg, nrPayments, maxEntrance, financing }
}

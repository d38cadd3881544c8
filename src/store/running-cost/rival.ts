import { itemsOf } from '../../domain/steps/choice-steps.ts'
import { surchargesOf } from '../../domain/financing/price-lines.ts'
import { creditTerms, limitsOf } from '../../domain/financing/financing.ts'
import type { Quote, QuoteTerms } from '../../domain/financing/quote.ts'
import type { Id } from '../../domain/units.ts'
import { selectOffer } from '../offer/pricing.ts'
import { selectContentConfig } from '../catalogue/content-config.ts'
import { selectKeyed, selectLoad } from '../catalogue/lists.ts'
import type { Load, State } from '../state.ts'

/**
 * The terms on which another version costs the same to finance as the configuration: its down payment, term and credit
 * type, with the same colours where the version has them. Null if the site cannot simulate them.
 */
export function selectRivalTerms(state: State, versionId: Id): QuoteTerms | null {
  const offer = selectOffer(state)
  const config = selectContentConfig(state)
  const version = selectLoad(state, 'versions').data?.find(({ id }) => id === versionId)
  if (!offer || !version || !config.hasSimulation || offer.isPending) return null
  const limits = limitsOf(config, offer.creditType)
  const { downPayment, nrPayments: months } = offer
  if (!limits || downPayment === null || months === null) return null
  const same = itemsOf(
    { ...state.configuration, versionId },
    (name) => selectLoad(state, name).data,
  )
  const loan = { downPayment, months }
  return creditTerms(version, surchargesOf(same), limits, offer.creditType, loan)
}

/** The rival's quote on the current terms. Null if these cannot be simulated. */
export function selectRivalLoad(state: State, versionId: Id): Load<Quote> | null {
  const terms = selectRivalTerms(state, versionId)
  if (!terms) return null
  return selectKeyed(state, 'rivalQuote', JSON.stringify(terms)) ?? { status: 'idle', data: null }
}

import { OPTION_KINDS, CHOICE_STEPS, isOffered } from '../../domain/steps/choice-steps.ts'
import { creditTerms, limitsOf } from '../../domain/financing/financing.ts'
import type { Quote, QuoteTerms } from '../../domain/financing/quote.ts'
import type { Id, Surcharge } from '../../domain/units.ts'
import { selectOffer } from '../offer/offer.ts'
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
  const surcharges = selectSameSurcharges(state, versionId)
  return creditTerms(version, surcharges, limits, offer.creditType, { downPayment, months })
}

/** The rival's quote on the current terms. Null if these cannot be simulated. */
export function selectRivalLoad(state: State, versionId: Id): Load<Quote> | null {
  const terms = selectRivalTerms(state, versionId)
  if (!terms) return null
  return selectKeyed(state, 'rivalQuote', JSON.stringify(terms)) ?? { status: 'idle', data: null }
}

/** The surcharges of the chosen colours in another version. Null for a colour that it does not have. */
function selectSameSurcharges(state: State, versionId: Id): readonly Surcharge[] {
  return OPTION_KINDS.map((kind) => {
    const chosen = state.configuration[`${kind}Id`]
    const options = selectLoad(state, CHOICE_STEPS[kind].list).data ?? []
    const same = [...options].find(
      (option) =>
        option.id === chosen && isOffered(kind, option, { ...state.configuration, versionId }),
    )
    return same?.surcharge ?? null
  })
}

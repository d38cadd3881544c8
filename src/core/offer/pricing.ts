import { creditTerms, allowedLoanRequest } from './financing.ts'
import { shownFigures, UNKNOWN_FIGURES } from './figures.ts'
import { quotedFigures, type CreditFigures, type Quote, type QuoteTerms } from './quote.ts'
import { choicesOf } from '../configuration/choices.ts'
import { CHOICE_KINDS, isOption, OPTION_KINDS } from '../configuration/choice-steps.ts'
import { campaignDiscount, pricedItems, surchargesOf, totalOf } from './price-lines.ts'
import { addEuros, type Euros } from '../values/units.ts'
import { selectContentConfig, selectChoicesStatus, selectKeyed } from '../catalogue/lists.ts'
import { choiceInputs, selectChosenItems, selectModel } from '../configuration/chosen-items.ts'
import { derived } from '../store/select.ts'
import type { Load, State } from '../store/state.ts'
import {
  initialSimulation,
  versionTerms,
  selectCreditRange,
  selectCreditType,
  selectSimulation,
} from './simulation.ts'

/** The source of the figures on screen. */
type OfferBasis =
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

/** The price of the configuration, and all that follows from it, derived once for every change of what it depends on. */
export const selectPricing = derived(
  (state) => [
    ...choiceInputs(state),
    state.site.models,
    state.site.config,
    state.site.quote,
    state.simulation,
    state.uniqueId,
    state.entered?.screen === 'summary',
  ],
  (state) => {
    const { entered, configuration } = state
    const choices = choicesOf(configuration)
    const made = CHOICE_KINDS.filter(
      (kind) => choices[`${kind}Id`] !== null && !(isOption(kind) && choices.versionId === null),
    )
    const status = selectChoicesStatus(state, made)
    const model = selectModel(state)
    const items = selectChosenItems(state)
    const total = status === 'ready' ? totalOf(pricedItems(model, items)) : null
    const terms = status === 'ready' ? quoteTerms(state) : null
    const options = OPTION_KINDS.map((kind) => configuration[`${kind}Id`])
    const key = terms && [JSON.stringify(terms), ...options].join('/')
    const quote = selectKeyed(state, 'quote', key)
    const simulation = selectSimulation(state)
    const initial = initialSimulation(state)
    const sliders = (simulation ?? initial)?.sliders ?? null
    const included = simulation?.requested ?? initial?.sliders
    const offer = shownOffer(state, status, total, terms, quote)
    const isOutdated =
      entered?.screen === 'summary' &&
      Boolean(sliders && included) &&
      (sliders?.downPayment !== included?.downPayment ||
        sliders?.nrPayments !== included?.nrPayments)
    return {
      /** Of the lists that the price depends on. Unless it is 'ready', the total and the saved record would be incomplete. */
      status,
      /** What the price consists of, on the credit type of the offer. They add up to the price shown. */
      lines: pricedItems(model, items, offer?.creditType),
      /** The cash price. Null if any part of it is unknown. */
      total,
      /** The terms of the quote. Null if none is needed or a price is unknown. */
      terms,
      /** The key of the quote. A new colour needs a new quote, even at the same price (spec §4, colours). */
      key,
      /** Null until the quote has been requested on these terms. */
      quote,
      /** The figures on screen. Null without a model. */
      offer,
      /** The slider values. Null if nothing can be simulated. */
      sliders,
      /** Whether a slider of the summary has moved to a value that the figures on screen do not include yet. */
      isOutdated,
      /** Whether the buyer has to press 'Atualizar valores'; never with live simulation, which follows the sliders. */
      needsUpdate: isOutdated && !selectContentConfig(state).isSimulationLive,
    }
  },
)

/** The figures on screen (spec §1: every price comes with a financing offer). Null without a model. */
export function selectOffer(state: State): ShownOffer | null {
  return selectPricing(state).offer
}

/** The price without the finance campaign. Null where the price on screen has no discount. */
export function selectCashPrice(state: State): Euros | null {
  const offer = selectOffer(state)
  const discount = campaignDiscount(selectChosenItems(state).version, offer?.creditType)
  return offer?.price && discount !== null ? addEuros(offer.price, discount) : null
}

/** The quote of the configuration. Null unless it has loaded. */
export function selectQuote(state: State): Quote | null {
  return selectPricing(state).quote?.data ?? null
}

/** The status of the current simulation. 'none' if nothing can be simulated. */
export function selectSimulationStatus(state: State): 'none' | 'loading' | 'ready' | 'failed' {
  const { key, quote } = selectPricing(state)
  if (key === null) return 'none'
  return quote === null || quote.status === 'idle' ? 'loading' : quote.status
}

/** Whether the figures on screen are those of the version, because the quote of the configuration has failed. */
export function selectIsUnquoted(state: State): boolean {
  const basis = selectOffer(state)?.basis
  return basis === 'version-monthly-payment' && selectSimulationStatus(state) === 'failed'
}

/**
 * The terms of the quote request: those of the user's simulation, else on the summary those of the initial simulation,
 * else the version's own down payment and term with the colours. Null if no quote is needed or a price is unknown.
 */
function quoteTerms(state: State): QuoteTerms | null {
  const items = selectChosenItems(state)
  const { version } = items
  const config = selectContentConfig(state)
  if (!version || !config.hasSimulation) return null
  const surcharges = surchargesOf(items)
  const type = selectCreditType(state)
  const range = selectCreditRange(state)
  const requested = selectSimulation(state)?.requested
  if (range && (requested || state.entered?.screen === 'summary'))
    return creditTerms(
      config,
      type,
      version,
      surcharges,
      // A request that was kept from an earlier visit may be outside today's limits.
      allowedLoanRequest(range, requested ?? version),
    )
  return versionTerms(config, version, surcharges)
}

const PLAIN = { creditType: 'CREDIT', isPending: false } as const

/**
 * With surcharges or a simulation, the figures come from the content site's quote. If the quote fails, they are the
 * version's own and `basis` says so.
 */
function shownOffer(
  state: State,
  status: ReturnType<typeof selectChoicesStatus>,
  price: Euros | null,
  terms: QuoteTerms | null,
  load: Load<Quote> | null,
): ShownOffer | null {
  if (state.configuration.modelId !== null && status !== 'ready')
    return { ...PLAIN, ...UNKNOWN_FIGURES, basis: 'unknown', isPending: status === 'loading' }
  const { engine, version } = selectChosenItems(state)
  if (!version) {
    const model = selectModel(state)
    if (engine) return { ...PLAIN, ...shownFigures(engine), basis: 'engine' }
    // Its TAN and MTIC are those of one of its cars, which is not chosen yet.
    const alone = { ...model, tan: null, mtic: null }
    return model && { ...PLAIN, ...shownFigures(alone), basis: 'model' }
  }
  if (price === null) return { ...PLAIN, ...UNKNOWN_FIGURES, basis: 'unknown' }
  const isPlain = price === version.price
  // Where the summary's simulation has no result, these figures are not those of the configuration.
  const isLost =
    state.entered?.screen === 'summary' &&
    selectContentConfig(state).hasSimulation &&
    (!terms || load?.status === 'failed')
  const versionOffer: ShownOffer = {
    ...PLAIN,
    ...shownFigures(version),
    price,
    mtic: isPlain ? version.mtic : null,
    basis: isPlain && !isLost ? 'version' : 'version-monthly-payment',
  }
  if (!terms || !load || load.status === 'failed') return versionOffer
  const quote = load.data
  const isSimulated =
    terms.creditType === 'HOD' || (selectSimulation(state)?.requested ?? null) !== null
  // The quote will have the same terms, so show the version's own offer while it loads.
  if (!quote && isPlain && !isSimulated) return versionOffer
  const ownBasis = isPlain ? 'version' : 'surcharges'
  return {
    basis: isSimulated ? 'simulation' : ownBasis,
    isPending: !quote,
    ...quotedFigures(terms, quote),
  }
}

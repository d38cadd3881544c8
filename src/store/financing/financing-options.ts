import { fetchAmortisation, fetchFinancingOptions } from '../../api/credit-plans.ts'
import type { FinancingOption } from '../../domain/financing/credit-plan.ts'
import { creditTerms, limitsOf } from '../../domain/financing/financing.ts'
import type { QuoteTerms } from '../../domain/financing/quote.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { State } from '../state.ts'
import { loadKeyed } from '../flow/keyed-loading.ts'
import { selectQuoteTerms } from './offer.ts'
import {
  selectContentConfig,
  selectSurcharges,
  selectTotalPrice,
  selectVersion,
} from '../flow/selectors.ts'

/** Loads both credit types for the simulated down payment and term, unless loaded or loading. */
export function loadFinancingOptions(store: ConfiguratorStore): void {
  const state = store.context.get()
  const terms = selectQuoteTerms(state)
  const basePrice = selectTotalPrice(state)
  if (!terms || basePrice === null) return
  const { versionId, downPayment, nrPayments: months } = terms
  const priceWithoutFinance = termsFor(state, 'HOD')?.vehiclePrice ?? basePrice
  const parameters = { versionId, priceWithoutFinance, basePrice, downPayment, months }
  loadKeyed(store, 'financingOptions', JSON.stringify(parameters), async (site) =>
    fetchFinancingOptions(site, parameters),
  )
}

/** Loads the repayment plan of a financing option, unless loaded or loading. */
export function loadPlan(store: ConfiguratorStore, option: FinancingOption): void {
  const terms = termsOf(store.context.get(), option)
  if (terms)
    loadKeyed(store, 'plan', JSON.stringify(terms), async (site) => fetchAmortisation(site, terms))
}

/** The terms a financing option was computed with. */
function termsOf(state: State, { creditType, quote }: FinancingOption): QuoteTerms | null {
  const { downPayment, nrPayments: months } = quote
  if (downPayment === null || months === null) return null
  return termsFor(state, creditType, { downPayment, months })
}

function termsFor(
  state: State,
  creditType: FinancingOption['creditType'],
  loan = { downPayment: 0, months: 0 },
): QuoteTerms | null {
  const version = selectVersion(state)
  const limits = limitsOf(selectContentConfig(state), creditType)
  if (!version || !limits) return null
  return creditTerms(version, selectSurcharges(state), limits, creditType, loan)
}

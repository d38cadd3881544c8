import { fetchAmortisation, fetchFinancingOptions } from './read-credit-plans.ts'
import type { AmortisationPlan, FinancingOption } from './credit-plan.ts'
import { creditTerms } from '../../core/offer/financing.ts'
import type { QuoteTerms } from '../../core/offer/quote.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import type { State } from '../../core/store/state.ts'
import { loadKeyed, selectContentConfig } from '../../core/catalogue/lists.ts'
import { derived } from '../../core/store/derived.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'

declare module '../../core/store/state.ts' {
  interface SiteData {
    readonly financingOptions: readonly FinancingOption[]
    readonly plan: AmortisationPlan
  }
}

/** The key of the comparison of both credit types. Null if nothing can be simulated, or while a price is unknown. */
export const selectOptionsKey = derived(
  (state) => [selectPricing(state)],
  (state) => {
    const { terms, total: basePrice } = selectPricing(state)
    if (!terms || basePrice === null) return null
    const { versionId, downPayment, nrPayments: months } = terms
    const priceWithoutFinance = termsFor(state, 'HOD')?.vehiclePrice ?? basePrice
    const parameters: Parameters<typeof fetchFinancingOptions>[1] = {
      versionId,
      priceWithoutFinance,
      basePrice,
      downPayment,
      months,
    }
    return JSON.stringify(parameters)
  },
)

/** Loads both credit types for the simulated down payment and term, unless loaded or loading. */
export function loadFinancingOptions(store: ConfiguratorStore): void {
  loadKeyed(store, 'financingOptions', selectOptionsKey(store.get()), fetchFinancingOptions)
}

/** The key of an option's repayment plan. Null if the site gave no down payment, no term or no limits for it. */
export function planKey(state: State, { creditType, quote }: FinancingOption): string | null {
  const { downPayment, nrPayments } = quote
  if (downPayment === null || nrPayments === null) return null
  const terms = termsFor(state, creditType, { downPayment, nrPayments })
  return terms && JSON.stringify(terms)
}

/** Loads the repayment plan of a financing option, unless loaded or loading. */
export function loadPlan(store: ConfiguratorStore, option: FinancingOption): void {
  loadKeyed(store, 'plan', planKey(store.get(), option), fetchAmortisation)
}

function termsFor(
  state: State,
  creditType: FinancingOption['creditType'],
  loan = { downPayment: 0, nrPayments: 0 },
): QuoteTerms | null {
  const items = selectChosenItems(state)
  const { version } = items
  if (!version) return null
  return creditTerms(selectContentConfig(state), creditType, version, surchargesOf(items), loan)
}

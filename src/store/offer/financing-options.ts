import { fetchAmortisation, fetchFinancingOptions } from '../../api/credit-plans.ts'
import type { AmortisationPlan, FinancingOption } from '../../domain/financing/credit-plan.ts'
import { creditTerms, limitsOf } from '../../domain/financing/financing.ts'
import type { QuoteTerms } from '../../domain/financing/quote.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { Load, State } from '../state.ts'
import { selectKeyed } from '../catalogue/lists.ts'
import { derived } from '../derived.ts'
import { selectPricing } from './pricing.ts'
import { selectContentConfig } from '../catalogue/content-config.ts'
import { selectChosenItems } from '../configuration/chosen-items.ts'
import { surchargesOf } from '../../domain/financing/price-lines.ts'

type OptionsParameters = Parameters<typeof fetchFinancingOptions>[1]

/** The key of the comparison of both credit types. Null if nothing can be simulated, or while a price is unknown. */
export const selectOptionsKey = derived(
  (state) => [selectPricing(state)],
  (state) => {
    const { terms, total: basePrice } = selectPricing(state)
    if (!terms || basePrice === null) return null
    const { versionId, downPayment, nrPayments: months } = terms
    const priceWithoutFinance = termsFor(state, 'HOD')?.vehiclePrice ?? basePrice
    const parameters: OptionsParameters = {
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
  const key = selectOptionsKey(store.get())
  if (key === null) return
  store.loading.load({
    name: 'financingOptions',
    key,
    send: async (site) => fetchFinancingOptions(site, JSON.parse(key) as OptionsParameters),
  })
}

/** Both credit types on the current terms. Null until they have been requested. */
export function selectFinancingOptions(state: State): Load<readonly FinancingOption[]> | null {
  return selectKeyed(state, 'financingOptions', selectOptionsKey(state))
}

/** The key of an option's repayment plan. Null if the site gave no down payment, no term or no limits for it. */
export function planKey(state: State, option: FinancingOption): string | null {
  const terms = termsOf(state, option)
  return terms && JSON.stringify(terms)
}

/** Loads the repayment plan of a financing option, unless loaded or loading. */
export function loadPlan(store: ConfiguratorStore, option: FinancingOption): void {
  const key = planKey(store.get(), option)
  if (key === null) return
  store.loading.load({
    name: 'plan',
    key,
    send: async (site) => fetchAmortisation(site, JSON.parse(key) as QuoteTerms),
  })
}

/** The repayment plan of a financing option. Null until it has been requested. */
export function selectPlan(state: State, option: FinancingOption): Load<AmortisationPlan> | null {
  return selectKeyed(state, 'plan', planKey(state, option))
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
  const items = selectChosenItems(state)
  const { version } = items
  const limits = limitsOf(selectContentConfig(state), creditType)
  if (!version || !limits) return null
  return creditTerms(version, surchargesOf(items), limits, creditType, loan)
}

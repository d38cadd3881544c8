import type { Engine, Version } from '../../core/catalogue/catalogue.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { DEFAULT_USAGE, type Usage } from './energy.ts'
import type { AnnualCosts } from '../../core/catalogue/annual-costs.ts'
import type { Id } from '../../core/values/units.ts'
import type { Load, State } from '../../core/store/state.ts'
import { creditTerms } from '../../core/offer/financing.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import { type Quote, fetchQuote } from '../../core/offer/quote.ts'
import { itemsOf } from '../../core/configuration/choice-steps.ts'
import {
  selectContentConfig,
  loadKeyed,
  selectKeyed,
  selectLoad,
} from '../../core/catalogue/lists.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { selectOffer } from '../../core/offer/pricing.ts'

declare module '../../core/store/state.ts' {
  interface State {
    /** How the buyer uses the car. Missing until changed. */
    readonly usage?: Usage
  }
  interface SiteData {
    /** The quote of the version that the running cost is compared with, on equal terms. */
    readonly comparedVersionQuote: Quote
  }
  interface Modals {
    readonly 'running-cost': object
  }
}

export function selectUsage(state: State): Usage {
  return state.usage ?? DEFAULT_USAGE
}

/** What the editor states for a model. */
export function annualCostsOf({ site }: Pick<State, 'site'>, id: Id | null): AnnualCosts | null {
  return site.intros?.data?.find(({ modelId }) => modelId === id)?.annualCosts ?? null
}

/** An engine with the official values of one of its versions, where they differ. */
export function withVersionWltp(engine: Engine, version: Version | null): Engine {
  return { ...engine, wltp: versionWltp(engine, version) ?? engine.wltp }
}

/** Changes how the buyer uses the car, for the rest of the visit. */
export function changeUsage({ get, set }: ConfiguratorStore, change: Partial<Usage>): void {
  set({ usage: { ...DEFAULT_USAGE, ...get().usage, ...change } })
}

/** Requests the quote of another version on the terms of the current offer, unless loaded or loading. */
export function loadComparedVersion(store: ConfiguratorStore, versionId: Id): void {
  loadKeyed(store, 'comparedVersionQuote', termsKey(store.get(), versionId), fetchQuote)
}

/** The quote of another version on the current terms. Null if these cannot be simulated. */
export function selectComparedVersion(state: State, versionId: Id): Load<Quote> | null {
  const key = termsKey(state, versionId)
  if (key === null) return null
  return selectKeyed(state, 'comparedVersionQuote', key) ?? { status: 'idle', data: null }
}

/**
 * The terms of another version's quote, as JSON: the down payment, term and credit type of the configuration, with the same
 * colours where the version has them. Null if the site cannot simulate them.
 */
function termsKey(state: State, versionId: Id): string | null {
  const offer = selectOffer(state)
  const config = selectContentConfig(state)
  const version = selectLoad(state, 'versions').data?.find(({ id }) => id === versionId)
  if (!offer || !version || !config.hasSimulation || offer.isPending) return null
  const { creditType, downPayment, nrPayments: months } = offer
  if (downPayment === null || months === null) return null
  const same = itemsOf(
    { ...state.configuration, versionId },
    (name) => selectLoad(state, name).data,
  )
  const loan = { downPayment, months }
  const terms = creditTerms(config, creditType, version, surchargesOf(same), loan)
  return terms && JSON.stringify(terms)
}

import type { Engine, Version } from '../../core/catalogue/catalogue.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import {
  DEFAULT_USAGE,
  type Usage,
  readEnergyPrices,
  type EnergyPrices,
  type CostInput,
} from './running-cost.ts'
import type { AnnualCosts } from '../../core/catalogue/read-model-intros.ts'
import type { Id } from '../../core/values/units.ts'
import type { State } from '../../core/store/state.ts'
import { creditTerms } from '../../core/offer/financing.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import type { QuoteTerms } from '../../core/offer/quote.ts'
import { itemsOf, type ListOf } from '../../core/configuration/choice-steps.ts'
import { selectContentConfig, selectLoad } from '../../core/catalogue/lists.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { selectOffer } from '../../core/offer/pricing.ts'
import { useMemo } from 'react'
import { useSelect } from '../../core/store/context.tsx'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'

declare module '../../core/store/state.ts' {
  interface State {
    /** How the buyer uses the car. Missing until changed. */
    readonly usage?: Usage
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

/**
 * The terms of another version's quote: the down payment, term and credit type of the configuration, with the same colours
 * where the version has them. Null if the site cannot simulate them.
 */
export function selectComparedTerms(state: State, versionId: Id | null): QuoteTerms | null {
  const offer = selectOffer(state)
  const config = selectContentConfig(state)
  const listOf: ListOf = (name) => selectLoad(state, name).data
  const version = listOf('versions')?.find(({ id }) => id === versionId)
  if (!offer || !version || !config.hasSimulation || offer.isPending) return null
  const { creditType, downPayment, nrPayments } = offer
  if (downPayment === null || nrPayments === null) return null
  const surcharges = surchargesOf(itemsOf({ ...state.configuration, versionId }, listOf))
  return creditTerms(config, creditType, version, surcharges, { downPayment, nrPayments })
}

/** The energy prices of the back office. Null hides the running cost. */
export function useEnergyPrices(): EnergyPrices | null {
  const wire = useSelect((state) => selectBackOffice(state, 'energyPrices'))
  return useMemo(() => wire && readEnergyPrices(wire), [wire])
}

/**
 * The configuration as its buyer pays for it. Null without an engine. Its monthly payment is null if it leaves out the
 * colours, because the quote has failed.
 */
export function useCostInput(): CostInput | null {
  const engine = useSelect((state) => selectItem(state, 'engine'))
  const version = useSelect((state) => selectItem(state, 'version'))
  const annualCosts = useSelect((state) => annualCostsOf(state, state.configuration.modelId))
  const offer = useSelect(selectOffer)
  const isWhole = offer !== null && offer.basis !== 'version-monthly-payment'
  const monthlyPayment = isWhole ? offer.monthlyPayment : null
  return useMemo(
    () => engine && { engine: withVersionWltp(engine, version), annualCosts, monthlyPayment },
    [engine, version, annualCosts, monthlyPayment],
  )
}

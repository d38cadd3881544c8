import { useEffect, useMemo } from 'react'
import { whenOpened } from '../../../platform/prerendering.ts'
import {
  quotedFigures,
  type CreditFigures,
  type QuoteTerms,
  type Quote,
} from '../../../core/offer/quote.ts'
import {
  comparedQuote,
  equalTerms,
  loadComparedQuotes,
} from '../../../core/offer/compared-quotes.ts'
import type { CostInput } from '../../running-cost/running-cost.ts'
import {
  loadCompared,
  readCompared,
  retryCompared,
  selectCompared,
  type BuiltCar,
} from '../compared-builds.ts'
import {
  surchargesOf,
  pricedItems,
  totalOf as totalOfLines,
} from '../../../core/offer/price-lines.ts'
import { useConfiguratorStore, useSelect } from '../../../core/store/context.tsx'
import {
  isSettled,
  selectContentConfig,
  loadEquipment,
  loadModels,
  retryFailed,
} from '../../../core/catalogue/lists.ts'
import { startFlow } from '../../../core/routing/start-flow.ts'
import { annualCostsOf, withVersionWltp } from '../../running-cost/running-cost-state.tsx'
import type { Euros, Id } from '../../../core/values/units.ts'

/** A compared build that can be bought today. */
export interface ComparedCar extends BuiltCar, Omit<CostInput, 'engine'> {
  /** Numbered, so that no two are alike: '1. Maré Essencial'. */
  readonly name: string
  /** The figures on equal terms. Null without such terms. */
  readonly credit: CreditFigures | null
  /** Whose costs belong to the credit. Null if it is not loaded. */
  readonly quote: Quote | null
  readonly hasFailed: boolean
}

/** Loads what an address compares. A build that fails leaves the others usable. */
export function useComparedBuilds(texts: readonly string[]) {
  const store = useConfiguratorStore()
  const compared = useMemo(() => readCompared(texts), [texts])
  const site = useSelect((state) => state.site)
  const config = useSelect(selectContentConfig)
  const settings = useSelect((now) => now.settings)
  const builds = useMemo(
    () => compared.map((each) => selectCompared({ site }, each)),
    [compared, site],
  )
  useEffect(
    () =>
      whenOpened(() => {
        startFlow(store)
        loadEquipment(store)
        for (const { code } of compared) if (code !== null) loadCompared(store, code)
      }),
    // Another content site finds other builds.
    [compared, settings, store],
  )
  const modelIds = JSON.stringify(builds.flatMap(({ model }) => model?.id ?? []))
  useEffect(
    () => loadModels(store, JSON.parse(modelIds) as readonly Id[], 'summary'),
    [store, modelIds],
  )

  const isLoading = !isSettled(site.config) || builds.some(({ problem, car }) => !problem && !car)
  const built = useMemo(() => builds.flatMap(({ car }) => car ?? []), [builds])
  // Null until every build is known, and if the site cannot finance all on the same terms.
  const terms = useMemo(() => {
    const cars = built.map(({ version, items }) => ({ version, surcharges: surchargesOf(items) }))
    return isLoading ? null : equalTerms(config, cars)
  }, [built, config, isLoading])
  // By their text: a failed request must not be sent again by its own failure.
  const wanted = JSON.stringify(terms ?? [])
  useEffect(
    () => loadComparedQuotes(store, JSON.parse(wanted) as readonly QuoteTerms[]),
    [store, wanted],
  )

  const cars = useMemo(
    () =>
      built.map((car, index): ComparedCar => {
        const { model, version } = car
        const own = terms?.[index]
        const load = own && site[comparedQuote(own)]
        const quote = load?.data ?? null
        return {
          ...car,
          name: `${index + 1}. ${model.name} ${version.name}`,
          engine: withVersionWltp(car.engine, version),
          annualCosts: annualCostsOf({ site }, model.id),
          credit: own ? quotedFigures(own, quote) : null,
          quote,
          monthlyPayment: quote?.monthlyPayment ?? null,
          hasFailed: load?.status === 'failed',
        }
      }),
    [built, terms, site],
  )
  const retry = (): void => {
    for (const { code, problem } of builds) if (code && problem) retryCompared(store, code)
    retryFailed(store)
    loadComparedQuotes(store, terms ?? [])
  }
  return { builds, cars, terms, isLoading, retry }
}

/** Today's price of a compared car with its colours, as it is financed. Null if it is unknown. */
export function totalOf({ credit, items }: ComparedCar): Euros | null {
  return credit?.price ?? totalOfLines(pricedItems(null, items))
}

import type { ConfiguratorStore } from '../create-store.ts'
import type { FinancingActions } from '../actions.ts'
import { attach } from '../attach.ts'
import { flowActions } from './flow-actions.ts'
import { loadStock } from '../offer/stock.ts'
import { loadFinancingOptions, loadPlan } from '../offer/financing-options.ts'
import { keepFinancing } from './keep-simulation.ts'
import { initialSimulation, selectCreditType, selectSimulation } from '../offer/simulation.ts'

/** Delay between a result and disabling 'Atualizar valores', in milliseconds (spec §4, §9). */
export const RESULT_FLAG_DELAY = 123

/** The actions of the financing section, and the stock offer beside it. */
export function financingActions(store: ConfiguratorStore): FinancingActions {
  const { get, set } = store.context
  const { refreshQuote } = attach(store, flowActions)

  async function retrySimulation(): Promise<void> {
    const { simulation } = get()
    await refreshQuote(true)
    if (get().quote.status !== 'ready') return
    await new Promise((resolve) => setTimeout(resolve, RESULT_FLAG_DELAY))
    // Every move of a slider and every other request replaces the simulation, as does another configuration.
    const isCurrent = simulation && simulation === selectSimulation(get())
    if (isCurrent && simulation.sliders === simulation.requested)
      set({ simulation: { ...simulation, canUpdate: false } })
  }

  return {
    chooseCreditType(creditType) {
      if (selectCreditType(get()) === creditType) return
      set({ configuration: { ...get().configuration, creditType } })
      const initial = initialSimulation(get())
      if (initial) set({ simulation: { ...initial, requested: initial.sliders } })
      keepFinancing(store.context)
      void refreshQuote(true)
    },
    moveSlider(change) {
      const current = selectSimulation(get()) ?? initialSimulation(get())
      if (!current) return
      set({
        simulation: { ...current, sliders: { ...current.sliders, ...change }, canUpdate: true },
      })
    },
    async updateSimulation() {
      const current = selectSimulation(get()) ?? initialSimulation(get())
      if (!current) return
      set({ simulation: { ...current, requested: current.sliders } })
      keepFinancing(store.context)
      await retrySimulation()
    },
    retrySimulation,
    loadFinancingOptions: () => loadFinancingOptions(store),
    loadPlan: (option) => loadPlan(store, option),
    loadStock: () => loadStock(store),
  }
}

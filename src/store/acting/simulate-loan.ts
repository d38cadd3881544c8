import type { CreditType } from '../../domain/steps/configuration.ts'
import type { LoanRequest } from '../../domain/financing/financing.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { refreshQuote } from '../offer/request-quote.ts'
import { initialSimulation, selectCreditType, selectSimulation } from '../offer/simulation.ts'
import { keepFinancing } from './keep-simulation.ts'

/** Delay between a result and disabling 'Atualizar valores', in milliseconds (spec §4, §9). */
export const RESULT_FLAG_DELAY = 123

/** Changes the credit type, resets the sliders and requests a new simulation (spec §4). */
export function chooseCreditType(store: ConfiguratorStore, creditType: CreditType): void {
  const { get, set } = store
  if (selectCreditType(get()) === creditType) return
  set({ configuration: { ...get().configuration, creditType } })
  const initial = initialSimulation(get())
  if (initial) set({ simulation: { ...initial, requested: initial.sliders } })
  keepFinancing(store)
  void refreshQuote(store, true)
}

/** Moves a slider. Does not send a request (spec §4). */
export function moveSlider({ get, set }: ConfiguratorStore, change: Partial<LoanRequest>): void {
  const current = selectSimulation(get()) ?? initialSimulation(get())
  if (!current) return
  set({ simulation: { ...current, sliders: { ...current.sliders, ...change }, canUpdate: true } })
}

/** Requests a simulation for the slider values. Clears the current result immediately (spec §4). */
export async function updateSimulation(store: ConfiguratorStore): Promise<void> {
  const { get, set } = store
  const current = selectSimulation(get()) ?? initialSimulation(get())
  if (!current) return
  set({ simulation: { ...current, requested: current.sliders } })
  keepFinancing(store)
  await retrySimulation(store)
}

/** Requests the same simulation again. A result disables 'Atualizar valores' unless a slider has moved since. */
export async function retrySimulation(store: ConfiguratorStore): Promise<void> {
  const { get, set } = store
  const { simulation } = get()
  await refreshQuote(store, true)
  if (get().site.quote?.status !== 'ready') return
  await new Promise((resolve) => setTimeout(resolve, RESULT_FLAG_DELAY))
  // Every move of a slider and every other request replaces the simulation, as does another configuration.
  const isCurrent = simulation && simulation === selectSimulation(get())
  if (isCurrent && simulation.sliders === simulation.requested)
    set({ simulation: { ...simulation, canUpdate: false } })
}

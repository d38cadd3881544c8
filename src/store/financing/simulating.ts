import type { CreditType } from '../../domain/configuration.ts'
import { defaultLoanRequest, type LoanRequest } from '../../domain/financing.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { Simulation, State } from '../state.ts'
import { flowOf } from '../flow/create-flow.ts'
import { quoteKey } from './offer.ts'
import { selectContentConfig, selectVersion } from '../flow/selectors.ts'
import {
  creditRangeOf,
  selectCreditType,
  selectSimulation,
  simulationSubject,
} from './simulation.ts'

/** Pause between a result and 'Atualizar valores' being disabled, in milliseconds (spec §4, §9). */
export const RESULT_FLAG_DELAY = 123

/** Changes the credit type: the sliders begin anew, and the simulation is asked for again (spec §4). */
export function chooseCreditType(store: ConfiguratorStore, creditType: CreditType): void {
  const { get, set } = store.context
  if (selectCreditType(get()) === creditType) return
  set({ configuration: { ...get().configuration, creditType } })
  const begun = beginning(get())
  if (begun) set({ simulation: { ...begun, asked: begun.sliders } })
  void flowOf(store).refreshQuote(true)
}

/** Moves a slider; nothing is asked for yet (spec §4). */
export function moveSlider({ context }: ConfiguratorStore, change: Partial<LoanRequest>): void {
  const { get, set } = context
  const current = selectSimulation(get()) ?? beginning(get())
  if (!current) return
  set({
    simulation: { ...current, sliders: { ...current.sliders, ...change }, canUpdate: true },
  })
}

/** Asks for what the sliders say; the result so far is cleared at once (spec §4). */
export async function updateSimulation(store: ConfiguratorStore): Promise<void> {
  const { get, set } = store.context
  const current = selectSimulation(get()) ?? beginning(get())
  if (!current) return
  set({ simulation: { ...current, asked: current.sliders } })
  await retrySimulation(store)
}

/** Asks for the same simulation again; a result disables 'Atualizar valores' unless a slider has moved since. */
export async function retrySimulation(store: ConfiguratorStore): Promise<void> {
  const { get, set } = store.context
  await flowOf(store).refreshQuote(true)
  if (get().quote.status !== 'ready') return
  await new Promise((resolve) => setTimeout(resolve, RESULT_FLAG_DELAY))
  const { simulation } = get()
  if (simulation && simulation.sliders === simulation.asked)
    set({ simulation: { ...simulation, canUpdate: false } })
}

/** The simulation before the buyer touches it; null where nothing can be simulated. */
function beginning(state: State): Simulation | null {
  const version = selectVersion(state)
  const range = creditRangeOf(selectContentConfig(state), selectCreditType(state), version)
  if (!version || !range) return null
  return {
    subject: simulationSubject(state),
    sliders: defaultLoanRequest(range, version),
    asked: null,
    canUpdate: false,
  }
}

/** Whether the simulation shown is there, on its way, did not come, or cannot be ('none'). */
export function selectSimulationStatus(state: State): 'none' | 'loading' | 'ready' | 'failed' {
  const key = quoteKey(state)
  if (key === null) return 'none'
  const { key: asked, status } = state.quote
  return asked !== key || status === 'idle' ? 'loading' : status
}

/** Where the sliders stand; null where nothing can be simulated. A fresh object while untouched. */
export function selectSliders(state: State): LoanRequest | null {
  return (selectSimulation(state) ?? beginning(state))?.sliders ?? null
}

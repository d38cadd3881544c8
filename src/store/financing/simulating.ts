import type { CreditType } from '../../domain/steps/configuration.ts'
import { defaultLoanRequest, type LoanRequest } from '../../domain/financing/financing.ts'
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

/** Delay between a result and disabling 'Atualizar valores', in milliseconds (spec §4, §9). */
export const RESULT_FLAG_DELAY = 123

/** Changes the credit type, resets the sliders and requests a new simulation (spec §4). */
export function chooseCreditType(store: ConfiguratorStore, creditType: CreditType): void {
  const { get, set } = store.context
  if (selectCreditType(get()) === creditType) return
  set({ configuration: { ...get().configuration, creditType } })
  const begun = beginning(get())
  if (begun) set({ simulation: { ...begun, asked: begun.sliders } })
  void flowOf(store).refreshQuote(true)
}

/** Moves a slider. Does not send a request (spec §4). */
export function moveSlider({ context }: ConfiguratorStore, change: Partial<LoanRequest>): void {
  const { get, set } = context
  const current = selectSimulation(get()) ?? beginning(get())
  if (!current) return
  set({
    simulation: { ...current, sliders: { ...current.sliders, ...change }, canUpdate: true },
  })
}

/** Requests a simulation for the slider values. Clears the current result immediately (spec §4). */
export async function updateSimulation(store: ConfiguratorStore): Promise<void> {
  const { get, set } = store.context
  const current = selectSimulation(get()) ?? beginning(get())
  if (!current) return
  set({ simulation: { ...current, asked: current.sliders } })
  await retrySimulation(store)
}

/** Requests the same simulation again. A result disables 'Atualizar valores' unless a slider has moved since. */
export async function retrySimulation(store: ConfiguratorStore): Promise<void> {
  const { get, set } = store.context
  await flowOf(store).refreshQuote(true)
  if (get().quote.status !== 'ready') return
  await new Promise((resolve) => setTimeout(resolve, RESULT_FLAG_DELAY))
  const { simulation } = get()
  if (simulation && simulation.sliders === simulation.asked)
    set({ simulation: { ...simulation, canUpdate: false } })
}

/** The initial simulation. Null if nothing can be simulated. */
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

/** The status of the current simulation. 'none' if nothing can be simulated. */
export function selectSimulationStatus(state: State): 'none' | 'loading' | 'ready' | 'failed' {
  const key = quoteKey(state)
  if (key === null) return 'none'
  const { key: asked, status } = state.quote
  return asked !== key || status === 'idle' ? 'loading' : status
}

/** The slider values. Null if nothing can be simulated. Returns a new object until a slider is moved. */
export function selectSliders(state: State): LoanRequest | null {
  return (selectSimulation(state) ?? beginning(state))?.sliders ?? null
}

import { readTab, TAB, writeTab } from '../../platform/storage.ts'
import { parseJson } from '../content-site/wire.ts'
import type { Id } from '../values/units.ts'
import {
  selectCreditRange,
  selectSimulation,
  simulationSubject,
  initialSimulation,
  selectCreditType,
} from './simulation.ts'
import type { CreditType } from '../configuration/configuration.ts'
import { allowedLoanRequest, type LoanRequest } from './financing.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { until } from '../store/select.ts'
import { selectPricing } from './pricing.ts'
import { fetchQuote } from './quote.ts'

/** Delay between a result and disabling 'Atualizar valores', in milliseconds (spec §4, §9). */
export const RESULT_FLAG_DELAY = 123

/** Changes the credit type, resets the sliders and requests a new simulation (spec §4). */
export function chooseCreditType(store: ConfiguratorStore, creditType: CreditType): void {
  const { get, set } = store
  if (selectCreditType(get()) === creditType) return
  set({ configuration: { ...get().configuration, creditType } })
  const initial = initialSimulation(get())
  if (initial) set({ simulation: { ...initial, requested: initial.sliders } })
  storeFinancing(store)
  void refreshQuote(store, true)
}

/**
 * Moves a slider. Does not send a request (spec §4). A value outside the limits becomes the nearest allowed one: the
 * slider may have been moved before it was rendered with the limits of another credit type.
 */
export function moveSlider({ get, set }: ConfiguratorStore, change: Partial<LoanRequest>): void {
  const state = get()
  const current = selectSimulation(state) ?? initialSimulation(state)
  const range = selectCreditRange(state)
  if (!current || !range) return
  const sliders = allowedLoanRequest(range, { ...current.sliders, ...change })
  set({ simulation: { ...current, sliders, canUpdate: true } })
}

/** Requests a simulation for the slider values. Clears the current result immediately (spec §4). */
export async function updateSimulation(store: ConfiguratorStore): Promise<void> {
  const { get, set } = store
  const current = selectSimulation(get()) ?? initialSimulation(get())
  if (!current) return
  set({ simulation: { ...current, requested: current.sliders } })
  storeFinancing(store)
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

/**
 * Requests a quote unless the current one is loaded or loading. With `isForced`, always requests one. Waits for the
 * content config first: without its limits there are no terms, and the price would count as settled.
 * Resolves when the quote has loaded or failed.
 */
export async function refreshQuote(store: ConfiguratorStore, isForced = false): Promise<void> {
  if (store.get().site.config?.status === 'loading') await configSettled(store)
  const { key, terms } = selectPricing(store.get())
  if (key === null || !terms) return
  store.loading.load({
    name: 'quote',
    key,
    isForced,
    send: async (site) => fetchQuote(site, terms),
  })
  await quoteSettled(store)
}

/** Resolves when no quote is loading or waits for the content config, whether the last one loaded or failed. */
export async function quoteSettled(store: ConfiguratorStore): Promise<void> {
  await configSettled(store)
  await until(store.state, ({ site }) => site.quote?.status !== 'loading')
}

const configSettled = async ({ state }: ConfiguratorStore): Promise<void> =>
  until(state, ({ site }) => site.config?.status !== 'loading')

/** As stored in the tab. */
interface StoredFinancing {
  /** The configuration. */
  readonly id: Id | null
  readonly versionId: Id | null
  readonly creditType: CreditType
  readonly requested: LoanRequest | null
}

/** Stores the credit type and the simulated values for a reload of this tab. */
function storeFinancing({ get }: ConfiguratorStore): void {
  const { configuration, uniqueId: id } = get()
  const { versionId, creditType } = configuration
  const requested = selectSimulation(get())?.requested ?? null
  const stored: StoredFinancing = { id, versionId, creditType, requested }
  writeTab(TAB.financing, JSON.stringify(stored))
}

/** Restores them with the configuration, unless they are those of another one or of another version. */
export function restoreFinancing({ get, set }: ConfiguratorStore): void {
  // Null if it was not written by this widget.
  const stored = (parseJson(readTab(TAB.financing) ?? '') ?? null) as StoredFinancing | null
  const { configuration, uniqueId } = get()
  if (stored?.id !== uniqueId || stored.versionId !== configuration.versionId) return
  const { creditType, requested } = stored
  set({ configuration: { ...configuration, creditType } })
  // Without a term if an earlier release has stored it.
  if (!requested?.nrPayments) return
  const subject = simulationSubject(get())
  set({ simulation: { subject, sliders: requested, requested, canUpdate: false } })
}

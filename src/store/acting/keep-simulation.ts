import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import { parseJson } from '../../domain/parse-json.ts'
import type { CreditType } from '../../domain/steps/configuration.ts'
import type { Euros, Id, Months } from '../../domain/units.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { selectSimulation, simulationSubject } from '../offer/simulation.ts'

/** As stored in the tab. `entry` is the down payment. */
interface KeptFinancing {
  /** The configuration. */
  readonly id: Id | null
  readonly versionId: Id | null
  readonly creditType: CreditType
  readonly requested: { readonly entry: Euros; readonly months: Months } | null
}

/** Stores the credit type and the simulated values for a reload of this tab. */
export function keepFinancing({ get }: ConfiguratorStore): void {
  const { configuration, uniqueId: id } = get()
  const { versionId, creditType } = configuration
  const request = selectSimulation(get())?.requested ?? null
  const requested = request && { entry: request.downPayment, months: request.months }
  const kept: KeptFinancing = { id, versionId, creditType, requested }
  writeTab(TAB.financing, JSON.stringify(kept))
}

/** Restores them with the configuration, unless they are those of another one or of another version. */
export function restoreFinancing({ get, set }: ConfiguratorStore): void {
  // Null if it was not written by this widget.
  const kept = (parseJson(readTab(TAB.financing) ?? '') ?? null) as KeptFinancing | null
  const { configuration, uniqueId } = get()
  if (kept?.id !== uniqueId || kept.versionId !== configuration.versionId) return
  const { creditType, requested } = kept
  set({ configuration: { ...configuration, creditType } })
  if (!requested) return
  const { entry: downPayment, months } = requested
  const request = { downPayment, months }
  const subject = simulationSubject(get())
  set({ simulation: { subject, sliders: request, requested: request, canUpdate: false } })
}

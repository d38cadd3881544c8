import type { SliderLimits } from '../../core/offer/financing.ts'
import type { Named } from '../../core/values/units.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'

/** What a call of a tool works with. */
export interface Call {
  /** The store of the element on screen. Only `open_proposal` changes it. */
  readonly buyer: ConfiguratorStore
  /** The store that everything is computed in, so that the screen stays as it is. */
  readonly store: ConfiguratorStore
  readonly t: Translate
  /** Aborted when the agent cancels the call, and when the element is removed. */
  readonly signal: AbortSignal
}

/** Why a call has no result, in words for the agent, with what it may send instead. */
export class AgentError extends Error {
  readonly validValues: readonly Named[] | SliderLimits | undefined

  constructor(message: string, validValues?: readonly Named[] | SliderLimits) {
    super(message)
    this.validValues = Array.isArray(validValues)
      ? (validValues as readonly Named[]).map(({ id, name }) => ({ id, name }))
      : validValues
  }
}

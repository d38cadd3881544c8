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

/** A value that an argument accepts. */
export interface ValidValue {
  readonly id: string
  readonly name: string
}

/** The range of a number that an argument accepts. */
interface ValidRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Why a call has no result, in words for the agent, with what it may send instead. */
export class AgentError extends Error {
  readonly validValues: readonly ValidValue[] | ValidRange | undefined

  constructor(message: string, validValues?: readonly ValidValue[] | ValidRange) {
    super(message)
    this.validValues = validValues
  }
}

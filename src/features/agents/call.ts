import type { SliderLimits } from '../../core/offer/financing.ts'
import type { Named } from '../../core/values/units.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'

/** A JSON Schema, as far as it is read here. */
export interface Schema {
  readonly [keyword: string]: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** A tool as the browser takes it. */
export interface ModelContextTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: Schema
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean }
  /** The browser turns the result into JSON. Only newer browsers pass the signal, which ends the call. */
  readonly execute: (
    input: unknown,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<unknown>
}

/** `document.modelContext` of WebMCP, as far as it is used. Aborting the signal removes the tool. */
export interface ModelContext {
  readonly registerTool: (
    tool: ModelContextTool,
    options: { readonly signal: AbortSignal },
  ) => Promise<undefined> | undefined
}

/** The page's interface for agents. Undefined in browsers without it. */
export function modelContext(): ModelContext | undefined {
  return (document as Document & { readonly modelContext?: ModelContext }).modelContext
}

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

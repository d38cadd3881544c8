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

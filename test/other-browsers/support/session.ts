/** W3C key or pointer input, as both WebDriver protocols take it. */
export interface InputSource {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

/** A running browser. */
export interface Browser {
  /** Opens a window that shares no cookies or storage with earlier ones. */
  readonly newSession: () => Promise<Session>
  readonly close: () => Promise<void>
}

/** One window, controlled from outside the page. */
export interface Session {
  /** Opens an address. Resolves once the document has been parsed, or has loaded. */
  readonly open: (url: string) => Promise<void>
  /** Goes one entry back in the window's history. */
  readonly goBack: () => Promise<void>
  /** Evaluates an expression in the page's global scope. Its result, or that of its promise, travels as JSON. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>
  /** Presses keys, or moves and presses the pointer, as a user would. */
  readonly perform: (sources: readonly InputSource[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** Wraps an expression so that it evaluates to JSON. */
export function asJson(expression: string): string {
  return `Promise.resolve(${expression}).then((result) => JSON.stringify(result ?? null))`
}

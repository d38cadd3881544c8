/**
 * Kinds of faults:
 * - `fail` 500 with a JSON error;
 * - `404` 404 with a JSON error;
 * - `hang` no response until the client aborts, at most 120 s;
 * - `late` the normal response, after the delay (3 s by default);
 * - `html` 200 with an HTML page;
 * - `half` 200 with the first half of the normal response;
 * - `empty` 200 with an empty body;
 * - `none` 200 with `[]`;
 * - `null` 200 with `null`;
 * - `drop` the connection is closed.
 */
const FAULT_KINDS = [
  'fail',
  '404',
  'hang',
  'late',
  'html',
  'half',
  'empty',
  'none',
  'null',
  'drop',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

/** A fault to inject into a call: a wrong response, a delay, or changes of the normal response. */
export interface Fault {
  /** Name of the call as in the routes, or `*` for every call. */
  readonly call: string
  /** Kind of fault. Missing only delays the response. */
  readonly fault?: FaultKind
  /** New values in the JSON of the normal response, by JSON pointer such as `/0/price`. */
  readonly change?: Readonly<Record<string, unknown>>
  /** New headers; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>
  /** Delay in milliseconds. Missing is 0, or 3000 for `late`. */
  readonly delay?: number
  /** Number of requests it applies to. Missing applies to all. */
  readonly times?: number
}

/** Whether a value is a fault kind. */
export function isFaultKind(value: unknown): value is FaultKind {
  return FAULT_KINDS.some((kind) => kind === value)
}

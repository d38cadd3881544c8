/**
 * How a call goes wrong:
 * - `fail` 500 with a JSON error;
 * - `404` 404 with a JSON error;
 * - `hang` no answer until the caller gives up, at most 120 s;
 * - `late` the right answer, after the delay (3 s where none is given);
 * - `html` 200 with an HTML page;
 * - `half` 200 with the first half of the right answer;
 * - `empty` 200 with a body of no bytes;
 * - `none` 200 with `[]`;
 * - `null` 200 with `null`;
 * - `drop` the connection breaks.
 */
export const FAULT_KINDS = [
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

/** A wish that a call goes wrong, or only answers late. */
export interface Fault {
  /** Name of the call as in the routes, or `*` for every call. */
  readonly call: string
  /** Missing answers rightly, after the delay. */
  readonly fault?: FaultKind
  /** Milliseconds before the answer; missing gives 0, for `late` 3000. */
  readonly delay?: number
  /** How many requests it strikes; missing strikes all. */
  readonly times?: number
}

/** Whether a value is one of the ways to go wrong. */
export function isFaultKind(value: unknown): value is FaultKind {
  return FAULT_KINDS.some((kind) => kind === value)
}

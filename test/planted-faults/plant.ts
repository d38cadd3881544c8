/** A mistake that the tests must notice. */
export interface Fault {
  /** The part of the project that it is in. */
  readonly area: string
  /** A sentence that says what goes wrong. */
  readonly id: string
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
}

/** Returns the code with the fault. Throws unless the text occurs exactly once. */
export function plant(code: string, find: string, replace: string): string {
  const [before, after, ...more] = code.split(find)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`must occur exactly once: ${find}`)
  return before + replace + after
}

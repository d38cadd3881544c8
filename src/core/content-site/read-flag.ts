import { readText } from './wire.ts'

/** Reads a boolean: true for true, 1, 'true', '1' and 'S', else false. */
export function readFlag(value: unknown): boolean {
  return value === true || /^(true|1|s)$/i.test(readText(value) ?? '')
}

/** Reads a boolean as `readFlag`. Null if it is missing. */
export function readStatedFlag(value: unknown): boolean | null {
  return value === undefined ? null : readFlag(value)
}

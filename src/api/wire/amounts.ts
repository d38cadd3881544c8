import type { Surcharge } from '../../domain/units.ts'
import { readNumber } from './wire.ts'

/** Reads an amount for which zero means 'none'. Zero, missing and unreadable give null. */
export function readNonZero(value: unknown): number | null {
  const amount = readNumber(value)
  return amount === 0 ? null : amount
}

/** Reads an amount that may be missing. A value that is not a number is 'unreadable', not missing. */
export function readKnown(value: unknown): number | null | 'unreadable' {
  const isMissing = (typeof value === 'string' ? value.trim() : (value ?? '')) === ''
  return isMissing ? null : (readNumber(value) ?? 'unreadable')
}

/** Reads what an option adds to the price. Zero and missing give null: the option is included. */
export function readSurcharge(value: unknown): Surcharge {
  return readKnown(value) || null
}

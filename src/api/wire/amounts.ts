import type { Surcharge } from '../../domain/units.ts'
import { readNumber } from './wire.ts'

/** Reads an amount that may be missing. A value that is not a number is 'unreadable', not missing. */
export function readKnown(value: unknown): number | null | 'unreadable' {
  const isMissing = (typeof value === 'string' ? value.trim() : (value ?? '')) === ''
  return isMissing ? null : (readNumber(value) ?? 'unreadable')
}

/** Reads a price that may be missing. Zero is none; a negative one is as unreadable as a text. */
export function readPrice(value: unknown): number | null | 'unreadable' {
  const price = readKnown(value)
  return typeof price === 'number' && price < 0 ? 'unreadable' : price || null
}

/** Reads what an option adds to the price. Zero and missing give null: the option is included. */
export function readSurcharge(value: unknown): Surcharge {
  return readKnown(value) || null
}

/** Reads an amount that cannot be below zero. A negative one is an error of the data: null. */
export function readPositive(value: unknown): number | null {
  return notNegative(readNumber(value))
}

/** Null for a negative figure. */
export function notNegative(figure: number | null): number | null {
  return figure !== null && figure < 0 ? null : figure
}

import { isoDay } from '../../../src/core/values/iso-day.ts'

/** Maximum length of an id, name or code, in characters. */
const MAXIMUM_NAME = 191

/** Maximum amount in cents: a billion euros. */
const MAXIMUM_CENTS = 100_000_000_000

/** Thrown by these readers for a value that breaks a rule of docs/content-api.md. */
export class InvalidSnapshotError extends Error {}

export type Wire = Readonly<Record<string, unknown>>

export function object(value: unknown): Wire {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidSnapshotError('object')
  return value as Wire
}

export function text(wire: Wire, name: string, maximum = MAXIMUM_NAME): string | null {
  const value = wire[name] ?? null
  if (value === null) return null
  if (typeof value !== 'string' || value.length > maximum) throw new InvalidSnapshotError(name)
  return value
}

/** An ISO date. */
export function day(wire: Wire, name: string): string | null {
  const value = text(wire, name)
  if (value !== null && isoDay(value) !== value) throw new InvalidSnapshotError(name)
  return value
}

export function number(wire: Wire, name: string, min: number, max: number): number | null {
  const value = wire[name] ?? null
  if (value === null) return null
  if (typeof value !== 'number' || value < min || value > max) throw new InvalidSnapshotError(name)
  return value
}

export function integer(wire: Wire, name: string, min: number, max: number): number | null {
  const value = number(wire, name, min, max)
  if (value !== null && !Number.isInteger(value)) throw new InvalidSnapshotError(name)
  return value
}

export function cents(wire: Wire, name: string): number | null {
  return integer(wire, name, -MAXIMUM_CENTS, MAXIMUM_CENTS)
}

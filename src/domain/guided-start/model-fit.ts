import type { ModelFacts } from './questions.ts'

/** Maximum length of a car that is easy to park, in metres. */
const SHORT_LENGTH = 4.2

/** Minimum volume of a boot for a family's luggage, in litres. */
const FAMILY_LUGGAGE = 400

/** Minimum number of seats by answer. */
const SEATS: Readonly<Record<string, number>> = { family: 5, seven: 7 }

/** A fact about a model that speaks for or against it. */
export type ModelReason =
  | { readonly code: 'short' | 'long'; readonly metres: number }
  | { readonly code: 'roomy' | 'smallBoot'; readonly litres: number }
  | { readonly code: 'manySeats' | 'fewSeats'; readonly seats: number }

/** Whether a model meets an answer, and why; null if its facts say nothing about it. */
export type Fit<Reason> = readonly [isMet: boolean, Reason] | null

/** Whether a model suits the place where it is driven. Only the city limits its length. */
export function fitsPlace(answer: string, facts: ModelFacts | null): Fit<ModelReason> {
  const metres = facts?.length ?? null
  if (answer !== 'city' || metres === null) return null
  return metres <= SHORT_LENGTH
    ? [true, { code: 'short', metres }]
    : [false, { code: 'long', metres }]
}

/** Whether a model has room for people and luggage. */
export function fitsSpace(answer: string, facts: ModelFacts | null): Fit<ModelReason> {
  const { seats = null, luggage = null } = facts ?? {}
  if (seats !== null && seats < (SEATS[answer] ?? 0)) return [false, { code: 'fewSeats', seats }]
  if (answer === 'seven') return seats === null ? null : [true, { code: 'manySeats', seats }]
  if (answer !== 'family' || luggage === null) return null
  return luggage >= FAMILY_LUGGAGE
    ? [true, { code: 'roomy', litres: luggage }]
    : [false, { code: 'smallBoot', litres: luggage }]
}

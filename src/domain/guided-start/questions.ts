import { MONTHLY_PAYMENT_BANDS } from '../filtering/bands.ts'
import type { Id } from '../units.ts'

/** The monthly budgets to choose from: the upper limits of the filter's bands, in euros. */
const BUDGETS = MONTHLY_PAYMENT_BANDS.flatMap(({ to }) => (to === null ? [] : [String(to)]))

/** The questions in their order, each with its answers. Budgets are euros per month, distances km per year. */
export const QUESTIONS = {
  where: ['city', 'mixed', 'trips'],
  space: ['two', 'family', 'seven'],
  charging: ['home', 'none'],
  budget: BUDGETS,
  distance: ['10000', '15000', '25000', '40000'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type QuestionId = keyof typeof QUESTIONS

export const QUESTION_IDS = Object.keys(QUESTIONS) as QuestionId[]

/** The answers by question. A skipped question has none. */
export type GuideAnswers = Readonly<Partial<Record<QuestionId, string>>>

/** What the editor states about a model; null for each unknown fact. */
export interface ModelFacts {
  readonly seats: number | null
  /** Volume of the boot in litres. */
  readonly luggage: number | null
  /** Length in metres. */
  readonly length: number | null
}

export type FactsByModel = Readonly<Record<Id, ModelFacts>>

/** The facts by which the line-up's cars can be compared. */
export interface KnownFacts {
  readonly facts: FactsByModel
  readonly hasEnergyPrices: boolean
  readonly hasPayments: boolean
}

/** The questions whose answers can be compared with what is known about the cars. */
export function askedQuestions({
  facts,
  hasEnergyPrices,
  hasPayments,
}: KnownFacts): readonly QuestionId[] {
  const hasSpace = Object.values(facts).some(
    ({ seats, luggage }) => seats !== null || luggage !== null,
  )
  return QUESTION_IDS.filter((id) => {
    if (id === 'space') return hasSpace
    if (id === 'budget') return hasPayments
    return id !== 'distance' || hasEnergyPrices
  })
}

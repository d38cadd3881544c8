import { MONTHLY_PAYMENT_BANDS } from '../filtering/filter-registry.ts'
import type { Euros, Id } from '../units.ts'

/** The monthly budgets of every line-up: the upper limits of the filter's bands, in euros. */
const BUDGETS = MONTHLY_PAYMENT_BANDS.flatMap(({ to }) => to ?? [])

/** The last budget is a multiple of this, in euros. */
const BUDGET_STEP = 100

/** The questions in their order, each with its answers, except the budgets. Distances are km per year. */
const QUESTIONS = {
  where: ['city', 'mixed', 'trips'],
  space: ['two', 'family', 'seven'],
  charging: ['home', 'none'],
  budget: [],
  distance: ['10000', '15000', '25000', '40000'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type QuestionId = keyof typeof QUESTIONS

export const QUESTION_IDS = Object.keys(QUESTIONS) as QuestionId[]

/** The answers of a question. Budgets, in euros per month, depend on the monthly payments of the line-up's models. */
export function answersTo(
  question: QuestionId,
  payments: readonly (Euros | null)[],
): readonly string[] {
  return question === 'budget' ? budgets(payments).map(String) : QUESTIONS[question]
}

/** The filter's limits, and one above them with which more than half of the models can be had. */
function budgets(payments: readonly (Euros | null)[]): readonly Euros[] {
  const known = payments.filter((payment) => payment !== null).toSorted((a, b) => a - b)
  const middle = known[Math.floor(known.length / 2)] ?? 0
  const last = Math.max(middle, ...BUDGETS)
  return [...BUDGETS, (Math.floor(last / BUDGET_STEP) + 1) * BUDGET_STEP]
}

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

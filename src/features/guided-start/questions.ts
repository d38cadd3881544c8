import { MONTHLY_PAYMENT_BANDS } from '../../core/filtering/filter-registry.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { capitalized } from '../../core/values/capitalized.ts'
import type { Euros, Id } from '../../core/values/units.ts'
import type { LabelKey } from '../../labels/labels.ts'

/** The monthly budgets of every line-up: the upper limits of the filter's bands, in euros. */
const BUDGETS = MONTHLY_PAYMENT_BANDS.flatMap(({ to }) => to ?? [])

/** The last budget is a multiple of this, in euros. */
const BUDGET_STEP = 100

/** The questions, each with its answers, except the budgets. Distances are km per year, deliveries weeks. */
const QUESTIONS = {
  where: ['city', 'mixed', 'trips'],
  space: ['two', 'five', 'family', 'seven'],
  charging: ['home', 'none'],
  budget: [],
  distance: ['10000', '15000', '25000', '40000'],
  transmission: ['automatic', 'manual'],
  delivery: ['4', '8', '12', '16'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type QuestionId = keyof typeof QUESTIONS

export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly QuestionId[]

/** The questions that are asked one by one, in their order. */
export const STEP_QUESTIONS: readonly QuestionId[] = [
  'where',
  'space',
  'charging',
  'budget',
  'distance',
]

/** The questions on the page of all must-haves, in their order. */
export const PAGE_QUESTIONS: readonly QuestionId[] = [
  'transmission',
  'space',
  'charging',
  'where',
  'budget',
  'delivery',
]

/** Label key of a question. */
export const questionLabel = (question: QuestionId) => `guide${capitalized(question)}` as const

/** The answers of a question. Budgets, in euros per month, depend on the monthly payments of the line-up's models. */
export function answersTo(
  question: QuestionId,
  payments: readonly (Euros | null)[],
): readonly string[] {
  return question === 'budget' ? budgets(payments).map(String) : QUESTIONS[question]
}

/** The filter's limits, and one above them with which more than half of the models can be had. */
function budgets(payments: readonly (Euros | null)[]): readonly Euros[] {
  const stated = payments.filter((payment) => payment !== null).toSorted((a, b) => a - b)
  const middle = stated[Math.floor(stated.length / 2)] ?? 0
  const last = Math.max(middle, ...BUDGETS)
  return [...BUDGETS, (Math.floor(last / BUDGET_STEP) + 1) * BUDGET_STEP]
}

type AnswerLabel = Extract<
  LabelKey,
  `guide${'Where' | 'Space' | 'Charging' | 'Transmission'}${string}`
>

/** An answer as it is shown: a label, or a budget, a distance or a delivery with its unit. */
export function answerText(t: Translate, question: QuestionId, answer: string): string {
  const n = formatNumber(Number(answer))
  if (question === 'budget') return t('guideBudgetUpTo', { to: n })
  if (question === 'distance') return t('guideDistanceAbout', { n })
  if (question === 'delivery') return t('guideDeliveryUpTo', { n })
  return t(`${questionLabel(question)}${capitalized(answer)}` as AnswerLabel)
}

/** The answers by question, and the ids of the equipment that the car must have. A skipped question has none. */
export type GuideAnswers = Readonly<Partial<Record<QuestionId, string>>> & {
  readonly equipment?: readonly Id[]
}

/** Which facts the content site states of any model: its cars can be compared by these. */
export type StatedFacts = Readonly<
  Record<'seats' | 'luggage' | 'length' | 'payment' | 'delivery', boolean>
>

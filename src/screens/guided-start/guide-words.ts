import { capitalized } from '../../domain/capitalized.ts'
import type { QuestionId } from '../../domain/guided-start/questions.ts'
import type { OtherReason, Shortfall } from '../../domain/guided-start/recommending.ts'
import type { Euros } from '../../domain/units.ts'
import { formatMoneyOrZero } from '../../labels/format-money.ts'
import { formatNumber } from '../../labels/format.ts'
import type { Translate } from '../../labels/translate.ts'

/** Label key of a question. */
export const questionLabel = (question: QuestionId) => `guide${capitalized(question)}` as const

const ANSWER_LABELS = {
  city: 'guideWhereCity',
  mixed: 'guideWhereMixed',
  trips: 'guideWhereTrips',
  two: 'guideSpaceTwo',
  family: 'guideSpaceFamily',
  seven: 'guideSpaceSeven',
  home: 'guideChargingHome',
  none: 'guideChargingNone',
} as const

/** An answer as it is shown: a label, or a budget or distance with its unit. */
export function answerText(t: Translate, question: QuestionId, answer: string): string {
  const n = formatNumber(Number(answer))
  if (question === 'budget') return t('guideBudgetUpTo', { to: n })
  if (question === 'distance') return t('guideDistanceAbout', { n })
  return t(ANSWER_LABELS[answer as keyof typeof ANSWER_LABELS])
}

/** What no car offers, and the car that comes nearest, as sentences. */
export function shortfallText(
  t: Translate,
  product: string,
  { seats, budget, nearest }: Shortfall,
): string {
  const values = {
    product,
    seats: t(seats === 7 ? 'guideSeatsSeven' : 'guideSeatsFive'),
    budget: formatNumber(budget),
  }
  if (!nearest) return t('guideNoneWithSeats', values)
  const { model, perMonth } = nearest
  const near = t('guideNearest', { model: model.name, price: formatMoneyOrZero(perMonth) })
  return `${t(seats === null ? 'guideNoneInBudget' : 'guideNoneWithSeatsInBudget', values)} ${near}`
}

/** The figures that a reason may have. */
interface ReasonFigures {
  readonly code: OtherReason['code']
  readonly metres?: number
  readonly litres?: number
  readonly seats?: number
  readonly km?: number
  readonly kmPerYear?: number
  readonly per100Km?: Euros | null
  readonly perMonth?: Euros | null
  readonly over?: Euros
}

/** A reason as the end of a sentence about a model. */
export function reasonText(t: Translate, reason: OtherReason): string {
  const { code, metres, litres, seats, km, kmPerYear, ...euros }: ReasonFigures = reason
  const price = euros.perMonth ?? euros.per100Km ?? null
  if (code === 'chargesAtHome' && price === null) return t('whyChargesAtHomeOnly')
  if (code === 'dearer' && price === null) return t('whyUnknown')
  return t(`why${capitalized(code === 'nearBudget' ? 'overBudget' : code)}`, {
    metres: formatNumber(metres ?? null),
    litres: formatNumber(litres ?? null),
    seats: seats ?? '',
    km: formatNumber(km ?? kmPerYear ?? null),
    price: formatMoneyOrZero(price ?? 0),
    over: formatMoneyOrZero(euros.over ?? 0),
  })
}

import type { QuestionId } from '../../domain/guided-start/questions.ts'
import type { OtherReason, Shortfall } from '../../domain/guided-start/recommending.ts'
import { formatMoneyOrZero } from '../../labels/format-money.ts'
import { formatNumber } from '../../labels/format.ts'
import type { LabelKey } from '../../labels/labels.ts'
import type { Translate } from '../../labels/translate.ts'

export const QUESTION_LABELS = {
  where: 'guideWhere',
  space: 'guideSpace',
  charging: 'guideCharging',
  budget: 'guideBudget',
  distance: 'guideDistance',
} as const satisfies Readonly<Record<QuestionId, LabelKey>>

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

/** A reason as the end of a sentence about a model. */
export function reasonText(t: Translate, reason: OtherReason): string {
  switch (reason.code) {
    case 'short':
      return t('whyShort', { metres: formatNumber(reason.metres) })
    case 'long':
      return t('whyLong', { metres: formatNumber(reason.metres) })
    case 'longRange':
      return t('whyLongRange', { km: formatNumber(reason.km) })
    case 'shortRange':
      return t('whyShortRange', { km: formatNumber(reason.km) })
    case 'roomy':
      return t('whyRoomy', { litres: formatNumber(reason.litres) })
    case 'smallBoot':
      return t('whySmallBoot', { litres: formatNumber(reason.litres) })
    case 'manySeats':
      return t('whyManySeats', { seats: reason.seats })
    case 'fewSeats':
      return t('whyFewSeats', { seats: reason.seats })
    case 'chargesAtHome':
      return reason.per100Km === null
        ? t('whyChargesAtHomeOnly')
        : t('whyChargesAtHome', { price: formatMoneyOrZero(reason.per100Km) })
    case 'inBudget':
      return t('whyInBudget', { price: formatMoneyOrZero(reason.perMonth) })
    case 'nearBudget':
    case 'overBudget':
      return t('whyOverBudget', {
        over: formatMoneyOrZero(reason.over),
        price: formatMoneyOrZero(reason.perMonth),
      })
    case 'cheapEnergy':
    case 'dearEnergy':
      return t(reason.code === 'cheapEnergy' ? 'whyCheapEnergy' : 'whyDearEnergy', {
        price: formatMoneyOrZero(reason.perMonth),
        km: formatNumber(reason.kmPerYear),
      })
    case 'dearer':
      return reason.perMonth === null
        ? t('whyUnknown')
        : t('whyDearer', { price: formatMoneyOrZero(reason.perMonth) })
    default:
      return t(PLAIN[reason.code])
  }
}

/** Reasons without figures. */
const PLAIN = {
  refuels: 'whyRefuels',
  noCable: 'whyNoCable',
  needsCable: 'whyNeedsCable',
  unknownSeats: 'whyUnknownSeats',
  unknownPayment: 'whyUnknownPayment',
  fewerAnswers: 'whyFewerAnswers',
  unknown: 'whyUnknown',
} as const satisfies Readonly<Record<string, LabelKey>>

import { capitalized } from '../../core/values/capitalized.ts'
import type { QuestionId } from './questions.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'

/** Label key of a question. */
export const questionLabel = (question: QuestionId) => `guide${capitalized(question)}` as const

const ANSWER_LABELS = {
  city: 'guideWhereCity',
  mixed: 'guideWhereMixed',
  trips: 'guideWhereTrips',
  two: 'guideSpaceTwo',
  five: 'guideSpaceFive',
  family: 'guideSpaceFamily',
  seven: 'guideSpaceSeven',
  home: 'guideChargingHome',
  none: 'guideChargingNone',
  automatic: 'guideTransmissionAutomatic',
  manual: 'guideTransmissionManual',
} as const

/** An answer as it is shown: a label, or a budget, a distance or a delivery with its unit. */
export function answerText(t: Translate, question: QuestionId, answer: string): string {
  const n = formatNumber(Number(answer))
  if (question === 'budget') return t('guideBudgetUpTo', { to: n })
  if (question === 'distance') return t('guideDistanceAbout', { n })
  if (question === 'delivery') return t('guideDeliveryUpTo', { n })
  return t(ANSWER_LABELS[answer as keyof typeof ANSWER_LABELS])
}

import { MONTHLY_PAYMENT_BANDS } from '../../core/filtering/filtering.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { capitalized } from '../../core/values/texts.ts'
import { type Euros, type Id, toCents } from '../../core/values/units.ts'
import type { LabelKey } from '../../labels/labels.ts'

/** The monthly budgets of every line-up: the upper limits of the filter's bands, in euros. */
const BUDGETS = MONTHLY_PAYMENT_BANDS.flatMap(({ to }) => to ?? [])

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

/** The questions that are asked one by one: the first five. */
export const STEP_QUESTIONS = QUESTION_IDS.slice(0, 5)

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

/** The filter's limits, and a multiple of 100 above them with which more than half of the models can be had. */
function budgets(payments: readonly (Euros | null)[]): readonly Euros[] {
  const stated = payments.filter((payment) => payment !== null).toSorted((a, b) => a - b)
  const middle = stated[Math.floor(stated.length / 2)] ?? 0
  const last = Math.max(middle, ...BUDGETS)
  return [...BUDGETS, (Math.floor(last / 100) + 1) * 100]
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

/** Minimum range of an electric car for long trips, in km (WLTP). */
const LONG_RANGE = 400

/** Maximum length of a car that is easy to park, in metres. */
const SHORT_LENGTH = 4.4

/** Minimum volume of a boot for a family's luggage, in litres. */
const FAMILY_LUGGAGE = 400

/** Minimum number of seats by answer. */
const SEATS: Readonly<Record<string, number>> = { five: 5, family: 5, seven: 7 }

/** What a car should have. */
export type Wish = WishedFor & {
  /** Whether it only ranks the models: a must-have excludes those that miss it. */
  readonly isPreference?: boolean
}

type WishedFor =
  /** Number of seats, litres of the boot, or km of range of a car that does not refuel. */
  | { readonly kind: 'seats' | 'luggage' | 'range'; readonly least: number }
  /** Length in metres, monthly payment in cents, or weeks until delivery. */
  | { readonly kind: 'length' | 'paymentCents' | 'weeks'; readonly most: number }
  /** Charged at home, or not charged at all. */
  | { readonly kind: 'charging'; readonly isCharged: boolean }
  | { readonly kind: 'transmission'; readonly isAutomatic: boolean }
  | { readonly kind: 'equipment'; readonly id: Id }

/** What the wishes are compared with. Null is unknown. */
export interface CheckedCar {
  readonly seats: number | null
  readonly luggage: number | null
  readonly length: number | null
  /** Electric range in km; `Infinity` for a car that refuels. */
  readonly range: number | null
  readonly isCharged: boolean
  readonly isAutomatic: boolean | null
  /** Ids of what it has; at least those that are wished for. */
  readonly equipment: readonly Id[]
  readonly paymentCents: number | null
  readonly weeks: number | null
}

/**
 * By how much a car misses a wish, in its unit; 1 for what it has or has not. 0 if it meets the wish, `Infinity` if that
 * is unknown.
 */
export function missOf(wish: Wish, car: CheckedCar): number {
  if (wish.kind === 'equipment') return Number(!car.equipment.includes(wish.id))
  if (wish.kind === 'charging') return Number(car.isCharged !== wish.isCharged)
  if (wish.kind === 'transmission')
    return car.isAutomatic === null ? Infinity : Number(car.isAutomatic !== wish.isAutomatic)
  const value = car[wish.kind]
  if (value === null) return Infinity
  return Math.max(0, 'least' in wish ? wish.least - value : value - wish.most)
}

/** Part of what was asked for that is as much to give up as a whole wish: a payment that is a third more. */
const AS_MUCH_AS_A_WISH = 1 / 3

/**
 * How much is given up with a wish that is missed: 1 for what a car has or has not, a quantity in proportion to what was
 * asked for. A range that is too short for long trips is a whole wish at least: the car stops on each of them.
 * @param by As `missOf`, more than 0 and finite.
 */
export function missSize(wish: Wish, by: number): number {
  const whole = Number(wish.kind === 'range')
  if ('least' in wish) return whole + by / wish.least / AS_MUCH_AS_A_WISH
  return 'most' in wish ? by / wish.most / AS_MUCH_AS_A_WISH : 1
}

/** What an answer to one of the questions prefers. Seats for all and a way to charge are needed. */
const PREFERENCES: ReadonlySet<Wish['kind']> = new Set([
  'luggage',
  'length',
  'range',
  'paymentCents',
])

/**
 * What answers wish for, in a fixed order. The distance wishes for nothing. A fact that is stated for no model is not
 * wished for, since every car would miss it.
 * @param areMusts Whether every answer is a must-have.
 */
export function wishesOf(
  answers: GuideAnswers,
  stated: StatedFacts,
  areMusts: boolean,
): readonly Wish[] {
  const { where, space = '', charging, transmission, budget, delivery, equipment = [] } = answers
  const seats = SEATS[space]
  const wishes: readonly (WishedFor | false | undefined)[] = [
    seats !== undefined && stated.seats && { kind: 'seats', least: seats },
    space === 'family' && stated.luggage && { kind: 'luggage', least: FAMILY_LUGGAGE },
    where === 'city' && stated.length && { kind: 'length', most: SHORT_LENGTH },
    where === 'trips' && { kind: 'range', least: LONG_RANGE },
    charging !== undefined && { kind: 'charging', isCharged: charging === 'home' },
    transmission !== undefined && {
      kind: 'transmission',
      isAutomatic: transmission === 'automatic',
    },
    ...equipment.map((id) => ({ kind: 'equipment', id }) as const),
    budget !== undefined &&
      stated.payment && { kind: 'paymentCents', most: toCents(Number(budget)) ?? 0 },
    delivery !== undefined && stated.delivery && { kind: 'weeks', most: Number(delivery) },
  ]
  return wishes
    .filter((wish) => typeof wish === 'object')
    .map((wish) =>
      !areMusts && PREFERENCES.has(wish.kind) ? { ...wish, isPreference: true } : wish,
    )
}

/** Whether the answers to a question can be compared with what is known about the cars. */
export function isAsked(question: QuestionId, stated: StatedFacts, hasEnergyPrices: boolean) {
  if (question === 'distance') return hasEnergyPrices
  return answersTo(question, []).some((id) => wishesOf({ [question]: id }, stated, true).length > 0)
}

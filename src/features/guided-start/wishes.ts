import { toCents } from '../../core/values/cents.ts'
import type { Id } from '../../core/values/units.ts'
import { answersTo, type GuideAnswers, type QuestionId, type StatedFacts } from './questions.ts'

/** Minimum range of an electric car for long trips, in km (WLTP). */
const LONG_RANGE = 400

/** Maximum length of a car that is easy to park, in metres. */
const SHORT_LENGTH = 4.2

/** Minimum volume of a boot for a family's luggage, in litres. */
const FAMILY_LUGGAGE = 400

/** Minimum number of seats by answer. */
const SEATS: Readonly<Record<string, number>> = { five: 5, family: 5, seven: 7 }

/** What a car must have. */
export type Wish =
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
 * asked for.
 * @param by As `missOf`, more than 0 and finite.
 */
export function missSize(wish: Wish, by: number): number {
  if ('least' in wish) return by / wish.least / AS_MUCH_AS_A_WISH
  return 'most' in wish ? by / wish.most / AS_MUCH_AS_A_WISH : 1
}

/**
 * The must-haves that answers state, in a fixed order. The distance states none. A fact that is stated for no model is
 * not wished for, since every car would miss it.
 */
export function wishesOf(answers: GuideAnswers, stated: StatedFacts): readonly Wish[] {
  const { where, space = '', charging, transmission, budget, delivery, equipment = [] } = answers
  const seats = SEATS[space]
  const wishes: readonly (Wish | false | undefined)[] = [
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
  return wishes.filter((wish) => typeof wish === 'object')
}

/** Whether the answers to a question can be compared with what is known about the cars. */
export function isAsked(question: QuestionId, stated: StatedFacts, hasEnergyPrices: boolean) {
  if (question === 'distance') return hasEnergyPrices
  return answersTo(question, []).some((id) => wishesOf({ [question]: id }, stated).length > 0)
}

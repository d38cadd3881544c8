import { capitalized } from '../../core/values/capitalized.ts'
import type { Trait } from './compared-cars.ts'
import type { QuestionId } from './questions.ts'
import type { Missed } from './search.ts'
import type { Wish } from './wishes.ts'
import type { EnergyPrices } from '../running-cost/energy.ts'
import { roundHalfUp } from '../../core/values/rounding.ts'
import type { Euros, Id } from '../../core/values/units.ts'
import { withinSentence } from '../../core/formats/capitalise.ts'
import { formatMoneyOrZero } from '../../core/formats/format-money.ts'
import { formatNumber, formatTaeg } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/plural.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { AdvisedCar } from './advised-cars.ts'
import type { NamedOffer } from '../../core/store/state.ts'

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

/** A car whose wishes are put into words. */
export interface WordedCar {
  readonly car: AdvisedCar
  readonly offer: NamedOffer
  readonly facts: Readonly<Record<'seats' | 'luggage' | 'length', number | null>>
  /** Electric range in km. */
  readonly range: number | null
  readonly prices: EnergyPrices | null
  /** Names of the equipment. */
  readonly equipment: ReadonlyMap<Id, string>
}

/** Label keys of unknown facts. */
const UNKNOWN = {
  seats: 'whyUnknownSeats',
  luggage: 'whyUnknownLuggage',
  length: 'whyUnknownLength',
  range: 'whyUnknownRange',
  transmission: 'whyUnknownTransmission',
  payment: 'whyUnknownPayment',
  delivery: 'whyUnknownDelivery',
  charging: 'whyUnknown',
  equipment: 'whyUnknown',
} as const satisfies Readonly<Record<Wish['kind'], string>>

/** The values of a car that its labels can name. */
function valuesOf({ car, offer, facts, range }: WordedCar, by: number) {
  return {
    metres: formatNumber(facts.length),
    litres: formatNumber(facts.luggage),
    seats: facts.seats ?? '',
    km: formatNumber(range),
    weeks: formatNumber(car.found.weeks),
    price: formatMoneyOrZero(offer.monthlyPayment ?? 0),
    over: formatMoneyOrZero(by / 100),
    taeg: formatTaeg(offer.taeg),
  }
}

/** The name of a piece of equipment, within a sentence. */
export function equipmentName({ equipment }: WordedCar, id: Id): string {
  return withinSentence(equipment.get(id) ?? id)
}

/** That a car meets a wish, as the end of a sentence about it. */
export function metText(t: Translate, worded: WordedCar, wish: Wish): string {
  const values = valuesOf(worded, 0)
  switch (wish.kind) {
    case 'seats':
      return t('whyManySeats', values)
    case 'luggage':
      return t('whyRoomy', values)
    case 'length':
      return t('whyShort', values)
    case 'range':
      return t(worded.car.engine.isElectric ? 'whyLongRange' : 'whyRefuels', values)
    case 'charging':
      return wish.isCharged ? chargingText(t, worded) : t('whyNoCable')
    case 'transmission':
      return t(wish.isAutomatic ? 'whyAutomatic' : 'whyManual')
    case 'payment':
      return t('whyInBudget')
    case 'delivery':
      return t('whyDelivery', values)
    case 'equipment':
      return equipmentName(worded, wish.id)
  }
}

/** That a car misses a wish, as the end of a sentence about it. */
export function missedText(t: Translate, worded: WordedCar, wish: Wish, { by }: Missed): string {
  if (by === Infinity) return t(UNKNOWN[wish.kind])
  const values = valuesOf(worded, by)
  switch (wish.kind) {
    case 'seats':
      return t('whyFewSeats', values)
    case 'luggage':
      return t('whySmallBoot', values)
    case 'length':
      return t('whyLong', values)
    case 'range':
      return t('whyShortRange', values)
    case 'charging':
      return t(wish.isCharged ? 'whyNotCharged' : 'whyNeedsCable')
    case 'transmission':
      return t(wish.isAutomatic ? 'whyManual' : 'whyAutomatic')
    case 'payment':
      return t('whyOverBudget', values)
    case 'delivery':
      return t('whyDelivery', values)
    case 'equipment':
      return t('whyWithout', { name: equipmentName(worded, wish.id) })
  }
}

/** What the buyer would have to change in a wish to have a car: 'mais 12,00 €/mês', 'sem teto panorâmico'. */
export function changeText(t: Translate, worded: WordedCar, wish: Wish, missed: Missed): string {
  const { by } = missed
  if (by === Infinity || wish.kind === 'equipment') return missedText(t, worded, wish, missed)
  const values = valuesOf(worded, by)
  switch (wish.kind) {
    case 'charging':
      return t(wish.isCharged ? 'changeNotCharged' : 'changeCharged')
    case 'transmission':
      return t(wish.isAutomatic ? 'changeManual' : 'changeAutomatic')
    case 'delivery':
      return t(plural(by, 'changeDelivery'), { n: by })
    default:
      return t(`change${capitalized(wish.kind)}`, values)
  }
}

/** A fact that a car has over another one, within a list of nouns. */
export function traitText(t: Translate, trait: Trait): string {
  if (trait.kind === 'seats') return t('whyManySeats', { seats: trait.value })
  if (trait.kind === 'luggage') return t('whyRoomy', { litres: formatNumber(trait.value) })
  return t(trait.kind === 'automatic' ? 'whyAutomatic' : 'whyCharged')
}

function chargingText(t: Translate, { car, prices }: WordedCar): string {
  const price = homePer100Km(car, prices)
  return price === null
    ? t('whyChargesAtHomeOnly')
    : t('whyChargesAtHome', { price: formatMoneyOrZero(price) })
}

/** The price of 100 km driven on electricity from home. Null if it is unknown. */
function homePer100Km({ engine, version }: AdvisedCar, prices: EnergyPrices | null): Euros | null {
  const wltp = version?.wltp.energy ?? engine.wltp.energy
  const kwh = (engine.isElectric ? wltp?.[0] : engine.plugIn?.electricMode) ?? null
  const price = prices?.homeCharging?.price
  return kwh === null || price === undefined ? null : roundHalfUp(kwh * price, 2)
}

import type { Id } from '../../core/values/units.ts'
import type { Equipment, Version } from '../../core/catalogue/catalogue.ts'
import { countUses, addedEquipment } from '../../core/catalogue/added-equipment.ts'
import { withinSentence } from '../../core/values/texts.ts'
import { formatMoneyOrZero, formatNumber, formatPrice } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/grammar.ts'
import type { Translate } from '../../core/formats/translate.ts'
import {
  energyCost,
  DEFAULT_USAGE,
  isElectricity,
  type EnergyPrices,
} from '../running-cost/running-cost.ts'
import { withVersionWltp } from '../running-cost/running-cost-state.tsx'
import type { AdvisedCar, Missed } from './search.ts'
import type { Wish } from './wishes.ts'

interface Sources {
  readonly prices: EnergyPrices | null
  readonly equipment: readonly Equipment[]
  /** Those of the line-up that are loaded. */
  readonly versions: readonly Version[]
}

/** What is said of a wish: that a car meets it, that it misses it, and that it is unknown. */
const PHRASES = {
  seats: ['whyManySeats', 'changeSeats', 'whyUnknownSeats'],
  luggage: ['whyRoomy', 'changeLuggage', 'whyUnknownLuggage'],
  length: ['whyShort', 'changeLength', 'whyUnknownLength'],
  range: ['whyLongRange', 'changeRange', 'whyUnknownRange'],
  paymentCents: ['whyInBudget', 'changePayment', 'whyUnknownPayment'],
  weeks: ['whyDelivery', 'changeDeliveryMany', 'whyUnknownDelivery'],
  charged: ['whyChargesAtHome', 'changeNotCharged', 'whyUnknown'],
  uncharged: ['whyNoCable', 'changeCharged', 'whyUnknown'],
  automatic: ['whyAutomatic', 'changeManual', 'whyUnknownTransmission'],
  manual: ['whyManual', 'changeAutomatic', 'whyUnknownTransmission'],
} as const

function phrasesOf(wish: Exclude<Wish, { readonly kind: 'equipment' }>) {
  if (wish.kind === 'charging') return PHRASES[wish.isCharged ? 'charged' : 'uncharged']
  if (wish.kind === 'transmission') return PHRASES[wish.isAutomatic ? 'automatic' : 'manual']
  return PHRASES[wish.kind]
}

/** Functions that describe a car, each as the end of a sentence or within a list. */
export function carTexts(t: Translate, { prices, equipment, versions }: Sources) {
  const names = new Map(equipment.map(({ id, name }) => [id, name]))
  const uses = countUses(versions)
  const nameOf = (id: Id): string => withinSentence(names.get(id) ?? id)

  const valuesOf = (car: AdvisedCar, by: number) => ({
    metres: formatNumber(car.length),
    litres: formatNumber(car.luggage),
    seats: car.seats ?? '',
    km: formatNumber(car.range),
    weeks: formatNumber(car.weeks),
    over: formatMoneyOrZero(by / 100),
    n: by,
  })

  /** That a car meets a wish. */
  const met = (car: AdvisedCar, wish: Wish): string => {
    if (wish.kind === 'equipment') return nameOf(wish.id)
    if (wish.kind === 'range' && !car.engine.isElectric) return t('whyRefuels')
    return t(phrasesOf(wish)[0], valuesOf(car, 0))
  }

  /** What the buyer would have to change in a wish to have a car: '12,00 €/mês acima do seu orçamento', 'sem alarme'. */
  const missed = (car: AdvisedCar, { wish, by }: Missed): string => {
    if (wish.kind === 'equipment') return t('whyWithout', { name: nameOf(wish.id) })
    const [, isMissed, isUnknown] = phrasesOf(wish)
    if (by === Infinity) return t(isUnknown)
    const label = wish.kind === 'weeks' ? plural(by, 'changeDelivery') : isMissed
    return t(label, valuesOf(car, by))
  }

  /** What a car has that another one has not. Facts that are unknown of either are left out. */
  const advantages = (car: AdvisedCar, over: AdvisedCar): readonly string[] => {
    if (!car.version || !over.version) return []
    const { named, others } = addedEquipment(car.version, over.version, uses, equipment)
    const hasMore = (fact: 'seats' | 'luggage'): boolean =>
      over[fact] !== null && (car[fact] ?? 0) > over[fact]
    return [
      hasMore('seats') && t('whyManySeats', { seats: car.seats ?? '' }),
      hasMore('luggage') && t('whyRoomy', { litres: formatNumber(car.luggage) }),
      car.isAutomatic === true && over.isAutomatic === false && t('whyAutomatic'),
      car.isCharged && !over.isCharged && t('whyChargesAtHome'),
      ...named.map(({ name }) => withinSentence(name)),
      others > 0 && t(plural(others, 'guideMore'), { n: others }),
    ].filter((text) => text !== false)
  }

  /** What the energy of a car costs per month. None without a distance, or if it is unknown. */
  const energy = ({ engine, version }: AdvisedCar, kmPerYear: number): readonly string[] => {
    if (!prices || kmPerYear === 0) return []
    const { value } = energyCost(withVersionWltp(engine, version), prices, DEFAULT_USAGE)
    if (!value) return []
    const key = value.parts.some((part) => isElectricity(part.energy)) ? 'whyEnergy' : 'whyFuel'
    return [t(key, { price: formatPrice((value.perKm * kmPerYear) / 12) })]
  }
  return { met, missed, advantages, energy }
}

export type CarTexts = ReturnType<typeof carTexts>

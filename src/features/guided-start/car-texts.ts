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

  /** That a car meets a wish. A length is of each car; that it is short may be common to all. */
  const met = (car: AdvisedCar, wish: Wish): readonly string[] => {
    if (wish.kind === 'equipment') return [nameOf(wish.id)]
    if (wish.kind === 'range' && !car.engine.isElectric) return [t('whyRefuels')]
    const text = t(phrasesOf(wish)[0], valuesOf(car, 0))
    return wish.kind === 'length' ? [t('whyParks'), text] : [text]
  }

  /** What the buyer would have to change in a wish to have a car: '12,00 €/mês acima do seu orçamento', 'sem alarme'. */
  const missed = (car: AdvisedCar, { wish, by }: Missed): string => {
    if (wish.kind === 'equipment') return t('whyWithout', { name: nameOf(wish.id) })
    const [, isMissed, isUnknown] = phrasesOf(wish)
    if (by === Infinity) return t(isUnknown)
    const label = wish.kind === 'weeks' ? plural(by, 'changeDelivery') : isMissed
    return t(label, valuesOf(car, by))
  }

  /**
   * What the dearer one of two cars has that the other has not, besides the reasons for the first: what that gains or
   * loses. Facts that are unknown of either are left out.
   */
  const differences = (
    car: AdvisedCar,
    other: AdvisedCar,
    reasons: readonly string[],
  ): readonly string[] => {
    const isGain = car.cents > other.cents
    const [more, less] = isGain ? [car, other] : [other, car]
    if (!more.version || !less.version) return []
    const { named, others } = addedEquipment(more.version, less.version, uses, equipment)
    const excess = (fact: 'seats' | 'luggage'): number =>
      less[fact] === null ? 0 : (more[fact] ?? 0) - less[fact]
    const litres = formatNumber(excess('luggage'))
    return [
      excess('seats') > 0 && t('whyManySeats', { seats: more.seats ?? '' }),
      excess('luggage') > 0 &&
        !reasons.includes(t('whyRoomy', valuesOf(car, 0))) &&
        t(isGain ? 'whyMoreLuggage' : 'whyLessLuggage', { litres }),
      more.isAutomatic === true && less.isAutomatic === false && t('whyAutomatic'),
      more.isCharged && !less.isCharged && t('whyChargesAtHome'),
      ...named.map(({ name }) => withinSentence(name)),
      others > 0 && t(plural(others, 'guideMore'), { n: others }),
    ]
      .filter((text) => text !== false)
      .filter((text) => !reasons.includes(text))
  }

  /** What the energy of a car costs per month. None without a distance, or if it is unknown. */
  const energy = ({ engine, version }: AdvisedCar, kmPerYear: number): readonly string[] => {
    if (!prices || kmPerYear === 0) return []
    const { value } = energyCost(withVersionWltp(engine, version), prices, DEFAULT_USAGE)
    if (!value) return []
    const key = value.parts.some((part) => isElectricity(part.energy)) ? 'whyEnergy' : 'whyFuel'
    return [t(key, { price: formatPrice((value.perKm * kmPerYear) / 12) })]
  }
  return { met, missed, differences, energy }
}

export type CarTexts = ReturnType<typeof carTexts>

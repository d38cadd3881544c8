import type { Wish } from './wishes.ts'
import {
  energyCost,
  DEFAULT_USAGE,
  isElectricity,
  type EnergyPrices,
} from '../running-cost/energy.ts'
import { roundHalfUp } from '../../core/values/rounding.ts'
import { formatMoneyOrZero } from '../../core/formats/format-money.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useSelect } from '../../core/store/context.tsx'
import { linkQuery, type AdvisedCar } from './advised-cars.ts'
import { selectAnswers } from './guide.ts'
import { withVersionWltp } from '../running-cost/running-cost-state.ts'
import { useProduct } from '../../ui/offer/use-product.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { GuideDownPayment } from './guide-down-payment.tsx'
import { GuideModelCard } from './guide-model-card.tsx'
import { changeText, metText } from './guide-words.ts'
import { useWordedCars } from './use-worded-cars.tsx'

interface GuideCarsProps {
  /** The cheapest that fit, or with the smallest changes. */
  readonly cars: readonly AdvisedCar[]
  readonly wishes: readonly Wish[]
}

/** The configurations of the result, what would have to change for them, and what each has over the first. */
export function GuideCars({ cars, wishes }: GuideCarsProps) {
  const t = useText()
  const product = useProduct()
  const { word, compare } = useWordedCars()
  const kmPerYear = Number(useSelect(selectAnswers).distance ?? 0)
  const [first] = cars
  if (!first) return null
  const missed = (car: AdvisedCar) =>
    car.found.missed.flatMap((miss) => {
      const wish = wishes[miss.wish]
      return wish ? { wish, miss } : []
    })
  const noSeats = missed(first).find(({ wish }) => wish.kind === 'seats')?.wish
  const [overBudget] = cars.flatMap((car) => {
    const [only, ...more] = missed(car)
    return only?.wish.kind === 'payment' && more.length === 0
      ? { car, budget: only.wish.most / 100 }
      : []
  })
  const texts = cars.map((car) => {
    const worded = word(car)
    const met = wishes.filter((_, index) => car.found.missed.every(({ wish }) => wish !== index))
    const changes = missed(car).map(({ wish, miss }) => changeText(t, worded, wish, miss))
    const reasons = [
      ...met.map((wish) => metText(t, worded, wish)),
      ...energyText(t, car, worded.prices, kmPerYear),
    ]
    return { car, worded, changes, reasons }
  })
  // What all have tells none of them apart.
  const isShared = (reason: string): boolean =>
    cars.length > 1 && texts.every(({ reasons }) => reasons.includes(reason))
  return (
    <>
      {noSeats?.kind === 'seats' && (
        <p>
          {t('guideNoneWithSeats', {
            product,
            seats: t(noSeats.least === 7 ? 'guideSeatsSeven' : 'guideSeatsFive'),
          })}
        </p>
      )}
      {first.found.missed.length > 0 && <p>{t('guideChanges')}</p>}
      <ul role="list" className="guide-cards">
        {texts.map(({ car, worded, changes, reasons }) => {
          const isBare = wishes.length === 0 && reasons.length === 0
          return (
            <GuideModelCard
              key={linkQuery(car)}
              worded={worded}
              changes={changes}
              reasons={
                isBare ? [t('whyNothingAgainst')] : reasons.filter((reason) => !isShared(reason))
              }
              compared={compare(car, first)}
            />
          )
        })}
      </ul>
      {overBudget && <GuideDownPayment {...overBudget} />}
    </>
  )
}

/** What the energy of a car costs per month. None without a distance, or if it is unknown. */
function energyText(
  t: Translate,
  { engine, version }: AdvisedCar,
  prices: EnergyPrices | null,
  kmPerYear: number,
): readonly string[] {
  const { value } =
    prices && kmPerYear > 0
      ? energyCost(withVersionWltp(engine, version), prices, DEFAULT_USAGE)
      : { value: null }
  if (!value) return []
  const perMonth = roundHalfUp((value.perKm * kmPerYear) / 12, 2)
  const key = value.parts.some(({ energy }) => isElectricity(energy)) ? 'whyEnergy' : 'whyFuel'
  return [t(key, { price: formatMoneyOrZero(perMonth), km: formatNumber(kmPerYear) })]
}

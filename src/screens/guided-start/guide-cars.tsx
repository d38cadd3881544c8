import type { Wish } from '../../domain/guided-start/wishes.ts'
import { energyCost, DEFAULT_USAGE, type EnergyPrices } from '../../domain/running-cost/energy.ts'
import { roundHalfUp } from '../../domain/rounding.ts'
import { formatMoneyOrZero } from '../../labels/format-money.ts'
import { formatNumber } from '../../labels/format.ts'
import type { Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import { linkQuery, type AdvisedCar } from '../../store/guided-start/advised-cars.ts'
import { selectAnswers } from '../../store/guided-start/guide.ts'
import { withVersionWltp } from '../../store/running-cost/running-cost.ts'
import { useProduct } from '../shared/use-product.tsx'
import { useText } from '../shared/use-text.tsx'
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
        {cars.map((car) => {
          const worded = word(car)
          const changes = missed(car).map(({ wish, miss }) => changeText(t, worded, wish, miss))
          const met = wishes.filter((_, index) =>
            car.found.missed.every(({ wish }) => wish !== index),
          )
          const reasons = [
            ...met.map((wish) => metText(t, worded, wish)),
            ...energyText(t, car, worded.prices, kmPerYear),
          ]
          const isBare = wishes.length === 0 && reasons.length === 0
          return (
            <GuideModelCard
              key={linkQuery(car)}
              worded={worded}
              changes={changes}
              reasons={isBare ? [t('whyNothingAgainst')] : reasons}
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
  return [t('whyEnergy', { price: formatMoneyOrZero(perMonth), km: formatNumber(kmPerYear) })]
}

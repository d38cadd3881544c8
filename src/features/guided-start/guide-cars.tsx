import type { Wish } from './wishes.ts'
import { useSelect } from '../../core/store/context.tsx'
import { linkQuery } from './car-offers.ts'
import { selectAnswers } from './guide.ts'
import type { AdvisedCar } from './search.ts'
import { useProduct } from '../../ui/offer/use-product.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { GuideDownPayment } from './guide-down-payment.tsx'
import { GuideModelCard } from './guide-model-card.tsx'
import { useCarTexts } from './use-car-texts.tsx'

interface GuideCarsProps {
  /** The cheapest that fit, or with the smallest changes. */
  readonly cars: readonly AdvisedCar[]
  readonly wishes: readonly Wish[]
}

/** The configurations of the result, what would have to change for them, and what each has over the first. */
export function GuideCars({ cars, wishes }: GuideCarsProps) {
  const t = useText()
  const product = useProduct()
  const texts = useCarTexts()
  const kmPerYear = Number(useSelect(selectAnswers).distance ?? 0)
  const [first] = cars
  if (!first) return null
  const missedSeats = first.missed.find(({ wish }) => wish.kind === 'seats')?.wish
  const [overBudget] = cars.flatMap((car) => {
    const [only, ...others] = car.missed
    return only?.wish.kind === 'payment' && others.length === 0
      ? { car, budget: only.wish.most / 100 }
      : []
  })
  const reasonsOf = (car: AdvisedCar): readonly string[] => [
    ...wishes
      .filter((wish) => car.missed.every((missed) => missed.wish !== wish))
      .map((wish) => texts.met(car, wish)),
    ...texts.energy(car, kmPerYear),
  ]
  // What all have tells none of them apart.
  const isShared = (reason: string): boolean =>
    cars.length > 1 && cars.every((car) => reasonsOf(car).includes(reason))
  return (
    <>
      {missedSeats?.kind === 'seats' && (
        <p>
          {t('guideNoneWithSeats', {
            product,
            seats: t(missedSeats.least === 7 ? 'guideSeatsSeven' : 'guideSeatsFive'),
          })}
        </p>
      )}
      {first.missed.length > 0 && <p>{t('guideChanges')}</p>}
      <ul role="list" className="guide-cards">
        {cars.map((car) => {
          const reasons = reasonsOf(car)
          const isBare = wishes.length === 0 && reasons.length === 0
          return (
            <GuideModelCard
              key={linkQuery(car)}
              car={car}
              first={first}
              texts={texts}
              reasons={
                isBare ? [t('whyNothingAgainst')] : reasons.filter((reason) => !isShared(reason))
              }
            />
          )
        })}
      </ul>
      {overBudget && <GuideDownPayment {...overBudget} />}
    </>
  )
}

import type { Wish } from '../../domain/guided-start/wishes.ts'
import { capitalise } from '../../labels/capitalise.ts'
import { formatEuros } from '../../labels/format-money.ts'
import type { Advised } from '../../store/guided-start/advise.ts'
import type { AdvisedCar } from '../../store/guided-start/advised-cars.ts'
import { GuideRow } from '../../ui/guided-start/guide-layout.tsx'
import { useText } from '../shared/use-text.tsx'
import { missedText } from './guide-words.ts'
import { useWordedCars } from './use-worded-cars.tsx'

interface GuideOthersProps {
  readonly advised: Advised
  /** The configurations of the result. */
  readonly shown: readonly AdvisedCar[]
  readonly wishes: readonly Wish[]
}

/** Why not the other models: they cost more, miss a wish, or have no car that can be bought. */
export function GuideOthers({ advised, shown, wishes }: GuideOthersProps) {
  const t = useText()
  const { word } = useWordedCars()
  const isShown = ({ model }: AdvisedCar): boolean => shown.some((car) => car.model === model)
  const rows = [
    ...advised.fits.map((car) => ({
      car,
      reasons: [t('whyDearer', { price: formatEuros(car.found.cents / 100) })],
    })),
    ...advised.nearest.map((car) => ({
      car,
      reasons: car.found.missed.flatMap((missed) => {
        const wish = wishes[missed.wish]
        return wish ? missedText(t, word(car), wish, missed) : []
      }),
    })),
  ].filter(({ car }) => !isShown(car))
  if (rows.length + advised.empty.length === 0) return null
  return (
    <section>
      <h3>{t('guideOthers')}</h3>
      {rows.map(({ car: { model }, reasons }) => (
        <GuideRow key={model.id} name={model.name} text={`${capitalise(reasons.join('; '))}.`} />
      ))}
      {advised.empty.map(({ id, name }) => (
        <GuideRow key={id} name={name} text={`${capitalise(t('whyUnknown'))}.`} />
      ))}
    </section>
  )
}

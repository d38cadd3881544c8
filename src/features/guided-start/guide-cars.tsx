import type { MouseEvent } from 'react'
import { useLocation, useRouter } from 'wouter'
import { openLink } from '../../core/configuration/build.ts'
import { capitalise } from '../../core/values/texts.ts'
import {
  formatList,
  formatEuros,
  formatMoneyOrZero,
  formatTaeg,
  formatNumber,
  formatPrice,
} from '../../core/formats/format.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { buildPath } from '../../core/routing/route-path.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { Euros } from '../../core/values/units.ts'
import { keepOverlayEntry, ownsHistory } from '../../platform/overlay-entries.ts'
import { afterPaint } from '../../platform/page.ts'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { Figures } from '../../ui/offer/figures.tsx'
import { useNoModelImage } from '../../ui/offer/use-line-up.tsx'
import { filled } from '../../ui/primitives/button.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { absoluteLink } from '../../ui/share/link-tools.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { keepHomeTop } from '../steps/prepare-flow.ts'
import { findDownPayment, linkQuery, offerOf, simulateOpened } from './car-offers.ts'
import type { CarTexts } from './car-texts.ts'
import { selectAnswers } from './guide.ts'
import type { Wish } from './wishes.ts'
import { missedBudget, type AdvisedCar } from './search.ts'
import { useSearch } from './use-advice.tsx'

/** At most so much of what a car gains or loses is named. */
const NAMED = 2

interface GuideCarsProps {
  /** The best ones, or the nearest. */
  readonly cars: readonly AdvisedCar[]
  /** Those that the cars have been compared with. */
  readonly wishes: readonly Wish[]
  /** Whether every model could be checked: only then the first car is known to be the cheapest. */
  readonly isCertain: boolean
  readonly texts: CarTexts
}

/** The configurations of the result, with what they have in common and what tells them apart. */
export function GuideCars({ cars, wishes, isCertain, texts }: GuideCarsProps) {
  const t = useText()
  const kmPerYear = Number(useSelect(selectAnswers).distance ?? 0)
  const [first, ...others] = cars
  if (!first) return null
  const overBudget = missedBudget(first)
  const reasonsOf = (car: AdvisedCar): readonly string[] => [
    ...wishes
      .filter((wish) => car.missed.every((missed) => missed.wish !== wish))
      .flatMap((wish) => texts.met(car, wish)),
    ...texts.energy(car, kmPerYear),
  ]
  const shared = reasonsOf(first).filter(
    (reason) => others.length > 0 && others.every((car) => reasonsOf(car).includes(reason)),
  )
  const isCheapest = isCertain && first.missed.length === 0 && others.length > 0
  return (
    <>
      {overBudget && <GuideDownPayment car={first} budget={overBudget.most / 100} />}
      {shared.length > 0 && <p>{t('guideShared', { items: formatList(shared) })}</p>}
      <ul role="list" className="guide-cards">
        {cars.map((car) => (
          <GuideCard
            key={linkQuery(car)}
            car={car}
            first={first}
            texts={texts}
            reasons={[
              ...(isCheapest && car === first ? [t('whyCheapest')] : []),
              ...reasonsOf(car).filter((reason) => !shared.includes(reason)),
            ]}
          />
        ))}
      </ul>
    </>
  )
}

interface GuideCardProps {
  readonly car: AdvisedCar
  /** The first car of the result, with which the others are compared. */
  readonly first: AdvisedCar
  /** What it has of what was wished for, in words. */
  readonly reasons: readonly string[]
  readonly texts: CarTexts
}

/** A complete configuration with its offer. Its link opens the summary; Back leads to the result again. */
function GuideCard({ car, first, reasons, texts }: GuideCardProps) {
  const t = useText()
  const noModelImage = useNoModelImage()
  const { model, engine, version, exterior, interior, missed } = car
  const offer = useSelect((state) => offerOf(state, car))
  const link = useSelect((state) => absoluteLink(state, `?${linkQuery(car)}`))
  const openCar = useOpenCar(car)
  const open = (event: MouseEvent): void => {
    // Other ways to follow a link are the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    openCar()
  }
  const image = exterior?.frames[0] ?? model.image ?? noModelImage
  const excess = (car.cents - first.cents) / 100
  const differences = texts.differences(car, first, reasons)
  return (
    <li className="framed guide-card">
      <div className="pic">{image && <Picture src={image} width="800" height="450" />}</div>
      <div>
        <h4 translate="no">{model.name}</h4>
        <p className="quiet">
          <Dotted
            areNames
            items={[
              t('guideEngine', { engine: engine.name }),
              ...[version, exterior, interior].flatMap((item) => item?.name ?? []),
            ]}
          />
        </p>
      </div>
      <div className="stack guide-reasons">
        <ul role="list" className="stack">
          {reasons.map((reason) => (
            <li key={reason} className="row top">
              <StepIcon name="check" />
              {capitalise(reason)}
            </li>
          ))}
        </ul>
        {missed.length > 0 && (
          <p>
            <b>{t('guideCompromise')}</b>{' '}
            <span>{formatList(missed.map((miss) => texts.missed(car, miss)))}</span>
          </p>
        )}
        {excess !== 0 && differences.length > 0 && (
          <p>
            {t(excess > 0 ? 'guideDearer' : 'guideCheaper', {
              price: formatEuros(Math.abs(excess)),
              model: first.model.name,
              items: formatList(differences.slice(0, NAMED)),
            })}
          </p>
        )}
      </div>
      <div>
        <Figures size="guide" of={offer} item={offer} at={PLACES.card} />
        {offer.downPayment !== null && offer.nrPayments !== null && (
          <p className="soft tiny">
            {t('guideTerms', { entry: formatEuros(offer.downPayment), n: offer.nrPayments })}
          </p>
        )}
        {model.price !== null && model.price < car.cents / 100 && (
          <p className="soft tiny">{t('guideModelFrom', { price: formatPrice(model.price) })}</p>
        )}
      </div>
      <a href={link} onClick={open} {...filled('primary', true)}>
        {t('guideChoose', { model: model.name })}
      </a>
    </li>
  )
}

/** Opens the summary of a car, with a down payment if one is given. Back leads to the result again. */
function useOpenCar(car: AdvisedCar) {
  const store = useConfiguratorStore()
  const [, navigate] = useLocation()
  const hasHistory = ownsHistory(useRouter().hook)
  return (downPayment: Euros | null = null): void => {
    afterPaint(() => {
      keepHomeTop(store)
      if (hasHistory) keepOverlayEntry()
      // A restore starts from home.
      navigate(buildPath('home', null))
      openLink(store, linkQuery(car))
      if (downPayment !== null) void simulateOpened(store, car, downPayment)
    })
  }
}

/** The down payment that brings a car within a budget per month, and a button that opens the car with it. */
function GuideDownPayment({ car, budget }: { readonly car: AdvisedCar; readonly budget: Euros }) {
  const t = useText()
  const store = useConfiguratorStore()
  const openCar = useOpenCar(car)
  const { current: quote } = useSearch(`${budget}/${linkQuery(car)}`, async (signal) =>
    findDownPayment(store, car, budget, signal),
  )
  return (
    // Announced, because it arrives later. Its room is kept.
    <p role="status">
      {quote && (
        <>
          <span>
            {t('guideDownPayment', {
              downPayment: formatEuros(quote.downPayment ?? 0),
              model: car.model.name,
              price: formatMoneyOrZero(quote.monthlyPayment ?? 0),
              n: formatNumber(quote.nrPayments),
              taeg: formatTaeg(quote.taeg),
            })}
          </span>{' '}
          <TextButton onClick={() => openCar(quote.downPayment)}>
            {t('guideUseDownPayment')}
          </TextButton>
        </>
      )}
    </p>
  )
}

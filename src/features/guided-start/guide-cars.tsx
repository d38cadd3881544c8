import type { MouseEvent } from 'react'
import { useLocation, useRouter } from 'wouter'
import { openLink } from '../../core/configuration/current-build.ts'
import { capitalise, uncapitalise } from '../../core/formats/capitalise.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { formatEuros, formatMoneyOrZero } from '../../core/formats/format-money.ts'
import { formatTaeg } from '../../core/formats/format.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { buildPath } from '../../core/routing/build-path.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { Euros } from '../../core/values/units.ts'
import { keepOverlayEntry, ownsHistory } from '../../platform/overlay-entries.ts'
import { afterPaint } from '../../platform/page.ts'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { Figures } from '../../ui/offer/figures.tsx'
import { useNoModelImage } from '../../ui/offer/use-no-model-image.tsx'
import { filled } from '../../ui/primitives/button.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { absoluteLink } from '../../ui/share/use-share-link.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { keepHomeTop } from '../steps/prepare-flow.ts'
import { findDownPayment, linkQuery, offerOf } from './car-offers.ts'
import type { CarTexts } from './car-texts.ts'
import { selectAnswers } from './guide.ts'
import { answerText, type QuestionId, type Wish } from './wishes.ts'
import type { AdvisedCar } from './search.ts'
import { useSearch } from './use-advice.tsx'

interface GuideCarsProps {
  /** The cheapest that fit, or with the smallest changes. */
  readonly cars: readonly AdvisedCar[]
  /** Those that the cars have been compared with. */
  readonly wishes: readonly Wish[]
  /** Whether every model could be checked: only then the first car is known to be the cheapest. */
  readonly isCertain: boolean
  readonly texts: CarTexts
}

/** The configurations of the result, why they are proposed or what would have to change, and what each has over the first. */
export function GuideCars({ cars, wishes, isCertain, texts }: GuideCarsProps) {
  const t = useText()
  const kmPerYear = Number(useSelect(selectAnswers).distance ?? 0)
  const [first] = cars
  if (!first) return null
  const doesFit = first.missed.length === 0
  const [overBudget] = cars.flatMap((car) => {
    const [only, ...others] = car.missed
    return only?.wish.kind === 'paymentCents' && others.length === 0
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
      {doesFit && isCertain && wishes.length > 0 && (
        <GuideArgument first={first} second={cars[1]} wishes={wishes} texts={texts} />
      )}
      {!doesFit && <p>{t('guideChanges')}</p>}
      <ul role="list" className="guide-cards">
        {cars.map((car) => {
          const reasons = reasonsOf(car)
          const isBare = wishes.length === 0 && reasons.length === 0
          return (
            <GuideCard
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

/** At most so many of what the second car adds: its card has all. */
const NAMED = 2

/** The question whose answer a wish follows from. Others are told as what the car has. */
const QUESTION_OF: Readonly<Partial<Record<Wish['kind'], QuestionId>>> = {
  seats: 'space',
  luggage: 'space',
  length: 'where',
  range: 'where',
  paymentCents: 'budget',
  weeks: 'delivery',
}

interface GuideArgumentProps extends Pick<GuideCarsProps, 'wishes' | 'texts'> {
  /** Cars that meet every wish, by price. */
  readonly first: AdvisedCar
  readonly second: AdvisedCar | undefined
}

/** Why the first car is proposed, in the buyer's own answers, and what the second one gives for its price. */
function GuideArgument({ first, second, wishes, texts }: GuideArgumentProps) {
  const t = useText()
  const answers = useSelect(selectAnswers)
  const items = wishes.map((wish) => {
    const question = QUESTION_OF[wish.kind]
    if (question) return uncapitalise(answerText(t, question, answers[question] ?? ''))
    return wish.kind === 'charging' && wish.isCharged ? t('whyCharged') : texts.met(first, wish)
  })
  const added = second ? texts.advantages(second, first).slice(0, NAMED) : []
  const excess = second ? (second.cents - first.cents) / 100 : 0
  return (
    <div className="quiet">
      <p>{t('guideWhy', { model: first.model.name, items: formatList([...new Set(items)]) })}</p>
      {second && excess > 0 && added.length > 0 && (
        <p>
          {t('guideSecond', {
            model: second.model.name,
            price: formatEuros(excess),
            items: formatList(added),
          })}
        </p>
      )}
    </div>
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
  const store = useConfiguratorStore()
  const [, navigate] = useLocation()
  const hasHistory = ownsHistory(useRouter().hook)
  const noModelImage = useNoModelImage()
  const { model, engine, version, exterior, interior, missed } = car
  const offer = useSelect((state) => offerOf(state, car))
  const query = linkQuery(car)
  const link = useSelect((state) => absoluteLink(state, `?${query}`))
  const open = (event: MouseEvent): void => {
    // Other ways to follow a link are the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    afterPaint(() => {
      keepHomeTop(store)
      if (hasHistory) keepOverlayEntry()
      // A restore starts from home.
      navigate(buildPath('home', null))
      openLink(store, query)
    })
  }
  const image = exterior?.frames[0] ?? model.image ?? noModelImage
  const added = texts.advantages(car, first)
  const missing = texts.advantages(first, car)
  return (
    <li className="framed guide-card">
      {image ? <Picture src={image} width="800" height="450" /> : <span />}
      <div>
        <h4 translate="no">{model.name}</h4>
        <p className="soft">
          <Dotted
            areNames
            items={[
              t('guideEngine', { engine: engine.name }),
              ...[version, exterior, interior].flatMap((item) => item?.name ?? []),
            ]}
          />
        </p>
        {missed.length > 0 && (
          <p className="guide-change">
            {t('guideCompromise', {
              items: formatList(missed.map((miss) => texts.missed(car, miss))),
            })}
          </p>
        )}
      </div>
      <Figures size="guide" of={offer} item={offer} at={PLACES.card} />
      <a href={link} onClick={open} {...filled('primary', true)}>
        {t('guideChoose', { model: model.name })}
      </a>
      <div className="stack guide-reasons">
        <ul role="list" className="stack">
          {reasons.map((reason) => (
            <li key={reason} className="row top">
              <StepIcon name="check" />
              {capitalise(reason)}
            </li>
          ))}
        </ul>
        {added.length > 0 && (
          <p>{t('guideAdds', { model: first.model.name, items: formatList(added) })}</p>
        )}
        {missing.length > 0 && (
          <p>{t('guideLosses', { model: first.model.name, items: formatList(missing) })}</p>
        )}
      </div>
    </li>
  )
}

/** The down payment that brings a car within a budget per month. */
function GuideDownPayment({ car, budget }: { readonly car: AdvisedCar; readonly budget: Euros }) {
  const t = useText()
  const store = useConfiguratorStore()
  const { current: quote } = useSearch(`${budget}/${linkQuery(car)}`, async (signal) =>
    findDownPayment(store, car, budget, signal),
  )
  return (
    // Announced, because it arrives later.
    <p role="status">
      {quote &&
        t('guideDownPayment', {
          downPayment: formatEuros(quote.downPayment ?? 0),
          model: car.model.name,
          price: formatMoneyOrZero(quote.monthlyPayment ?? 0),
          taeg: formatTaeg(quote.taeg),
        })}
    </p>
  )
}

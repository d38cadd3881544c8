import { useEffect, type Ref, type ReactNode } from 'react'
import { type QuestionId, isStepQuestion } from './questions.ts'
import type { Wish } from './wishes.ts'
import { plural } from '../../core/formats/plural.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { SHOWN_COUNT, type Advised } from './advise.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { GuideScreen } from './guide-layout.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { GuideArgument } from './guide-argument.tsx'
import { GuideCars } from './guide-cars.tsx'
import { Unchecked } from './guide-left.tsx'
import type { AdviceState } from './use-advice.tsx'
import { usePutFirst } from './guide-order.tsx'
import { selectAnswers } from './guide.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { answerText, questionLabel } from './guide-words.ts'
import { capitalise } from '../../core/formats/capitalise.ts'
import { formatEuros } from '../../core/formats/format-money.ts'
import type { AdvisedCar } from './search.ts'
import { useCarTexts } from './use-car-texts.tsx'

interface GuideResultProps {
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly questions: readonly QuestionId[]
  readonly advice: AdviceState
  readonly wishes: readonly Wish[]
  readonly onChange: (question: QuestionId | 'equipment') => void
  readonly onPage: () => void
  readonly onRestart: () => void
}

/**
 * Up to three complete configurations, or if nothing fits those with the smallest changes; which models could not be
 * checked; why not the others; and the answers, each of which can be changed.
 */
export function GuideResult(props: GuideResultProps) {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const { advice } = props
  const advised = advice.isCurrent ? advice.advised : null
  const found = advised?.fits.length ? advised.fits : (advised?.changes ?? [])
  const shown = found.slice(0, SHOWN_COUNT)
  const putFirst = usePutFirst()
  useEffect(() => {
    if (advised) putFirst(advised.fits.slice(0, SHOWN_COUNT).map(({ model }) => model))
  }, [advised, putFirst])
  return (
    <GuideScreen title={t(titleOf(advised))} headingRef={props.headingRef}>
      {advised ? (
        <>
          {advised.fits.length > 0 && advised.unchecked.length === 0 && (
            <GuideArgument cars={shown} wishes={props.wishes} />
          )}
          <GuideCars cars={shown} wishes={props.wishes} />
          {shown.length > 0 && <CreditBlock />}
          <GuideOthers advised={advised} shown={shown} />
        </>
      ) : (
        <div className="guide-step">
          <p role="status">{t('guideLoading')}</p>
          <progress value={advice.share} aria-hidden />
        </div>
      )}
      <Unchecked advice={advice} />
      <GuideAnswers questions={props.questions} onChange={props.onChange} />
      <div className="between">
        <TextButton onClick={props.onRestart}>{t('guideRestart')}</TextButton>
        <TextButton onClick={props.onPage}>{t('wishOpen')}</TextButton>
        <Button variant="secondary" onClick={actions.closeModal}>
          {t('guideSeeRange')}
        </Button>
      </div>
    </GuideScreen>
  )
}

/** A model that could not be checked may still fit. */
function titleOf(advised: Advised | null): Extract<LabelKey, `guideResult${string}`> {
  if (!advised) return 'guideResultMany'
  const { fits, changes, unchecked } = advised
  if (fits.length > 0) return plural(Math.min(fits.length, SHOWN_COUNT), 'guideResult')
  if (unchecked.length === 0) return 'guideResultNone'
  return changes.length > 0 ? 'guideResultNoneChecked' : 'guideResultFailed'
}

interface GuideOthersProps {
  readonly advised: Advised
  /** The configurations of the result. */
  readonly shown: readonly AdvisedCar[]
}

/** Why not the other models: they cost more, miss a wish, or have no car that can be bought. */
export function GuideOthers({ advised, shown }: GuideOthersProps) {
  const t = useText()
  const texts = useCarTexts()
  const rows = [
    ...advised.fits.map((car) => ({
      car,
      text: t('whyDearer', { price: formatEuros(car.cents / 100) }),
    })),
    ...advised.nearest.map((car) => ({
      car,
      text: car.missed.map((miss) => texts.missed(car, miss)).join('; '),
    })),
  ].filter(({ car }) => shown.every(({ model }) => model !== car.model))
  if (rows.length + advised.empty.length === 0) return null
  return (
    <section>
      <h3>{t('guideOthers')}</h3>
      {rows.map(({ car: { model }, text }) => (
        <GuideRow key={model.id} name={model.name} text={`${capitalise(text)}.`} />
      ))}
      {advised.empty.map(({ id, name }) => (
        <GuideRow key={id} name={name} text={`${capitalise(t('whyUnknown'))}.`} />
      ))}
    </section>
  )
}

interface GuideAnswersProps {
  readonly questions: readonly QuestionId[]
  readonly onChange: (question: QuestionId | 'equipment') => void
}

/** The answers, each of which can be changed. Of the questions that are only on the page, those that have one. */
export function GuideAnswers({ questions, onChange }: GuideAnswersProps) {
  const t = useText()
  const answers = useSelect(selectAnswers)
  const equipment = useSelect(({ site }) => site.equipment?.data)
  const nameOf = (id: string): string => equipment?.find((item) => item.id === id)?.name ?? id
  const wanted = answers.equipment?.map(nameOf) ?? []
  const rows = [
    ...questions
      .filter((question) => isStepQuestion(question) || answers[question] !== undefined)
      .map((question) => {
        const given = answers[question]
        const text = given === undefined ? t('guideNoAnswer') : answerText(t, question, given)
        return { question, name: t(questionLabel(question)), text }
      }),
    ...(wanted.length > 0
      ? [{ question: 'equipment', name: t('guideEquipment'), text: formatList(wanted) } as const]
      : []),
  ]
  return (
    <section>
      <h3>{t('guideAnswers')}</h3>
      {rows.map(({ question, name, text }) => (
        <GuideRow key={question} name={name} text={text}>
          <TextButton
            aria-label={t('guideChangeOf', { question: name })}
            onClick={() => onChange(question)}
          >
            {t('guideChange')}
          </TextButton>
        </GuideRow>
      ))}
    </section>
  )
}

interface GuideRowProps {
  readonly name: string
  readonly text: string
  readonly children?: ReactNode
}

/** A name with a text below it and an optional button at the right. */
function GuideRow({ name, text, children }: GuideRowProps) {
  return (
    <div className="between guide-row">
      <span key={text}>
        <b>{name}</b>
        {text}
      </span>
      {children}
    </div>
  )
}

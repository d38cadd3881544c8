import type { ReactNode } from 'react'
import { isStepQuestion, type QuestionId } from './questions.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectAnswers } from './guide.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { answerText, questionLabel } from './guide-words.ts'
import { capitalise } from '../../core/formats/capitalise.ts'
import { formatEuros } from '../../core/formats/format-money.ts'
import type { Advised } from './advise.ts'
import type { AdvisedCar } from './search.ts'
import { useCarTexts } from './use-car-texts.tsx'

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

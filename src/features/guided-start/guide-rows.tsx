import type { ReactNode } from 'react'
import { isStepQuestion, type QuestionId } from './questions.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectAnswers } from './guide.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { answerText, missedText, questionLabel } from './guide-words.ts'
import type { Wish } from './wishes.ts'
import { capitalise } from '../../core/formats/capitalise.ts'
import { formatEuros } from '../../core/formats/format-money.ts'
import type { Advised } from './advise.ts'
import type { AdvisedCar } from './advised-cars.ts'
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

interface Row {
  readonly question: QuestionId | 'equipment'
  readonly name: string
  readonly text: string
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
  const rows = questions
    .filter((question) => isStepQuestion(question) || answers[question] !== undefined)
    .map((question): Row => {
      const given = answers[question]
      const text = given === undefined ? t('guideNoAnswer') : answerText(t, question, given)
      return {
        question,
        name: t(questionLabel(question)),
        text,
      }
    })
  const nameOf = (id: string): string => equipment?.find((item) => item.id === id)?.name ?? id
  const wanted = answers.equipment?.map(nameOf) ?? []
  if (wanted.length > 0)
    rows.push({ question: 'equipment', name: t('guideEquipment'), text: formatList(wanted) })
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

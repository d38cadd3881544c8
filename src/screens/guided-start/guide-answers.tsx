import type { QuestionId } from '../../domain/guided-start/questions.ts'
import { STEP_QUESTIONS } from '../../domain/guided-start/questions.ts'
import { useSelect } from '../../store/context.tsx'
import { selectAnswers } from '../../store/guided-start/guide.ts'
import { formatList } from '../../labels/format-list.ts'
import { GuideRow } from '../../ui/guided-start/guide-layout.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../shared/use-text.tsx'
import { answerText, questionLabel } from './guide-words.ts'

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
  const isStep = (question: QuestionId): boolean => STEP_QUESTIONS.some((id) => id === question)
  const rows = questions
    .filter((question) => isStep(question) || answers[question] !== undefined)
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

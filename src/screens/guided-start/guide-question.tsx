import type { Ref } from 'react'
import { answersTo, type QuestionId } from '../../domain/guided-start/questions.ts'
import { useSelect } from '../../store/context.tsx'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { GuideOptions, GuideScreen } from '../../ui/guided-start/guide-layout.tsx'
import { useText } from '../shared/use-text.tsx'
import { answerText, questionLabel } from './guide-words.ts'

interface GuideQuestionProps {
  readonly question: QuestionId
  readonly answer: string | null
  readonly step: string
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Null skips the question. */
  readonly onAnswer: (answer: string | null) => void
  /** Null for the first question. */
  readonly onBack: (() => void) | null
}

export function GuideQuestion(props: GuideQuestionProps) {
  const t = useText()
  const { question } = props
  const models = useSelect(selectModels)
  const payments = models.map(({ monthlyPayment }) => monthlyPayment)
  const title = t(questionLabel(question))
  return (
    <GuideScreen title={title} step={props.step} headingRef={props.headingRef}>
      <GuideOptions
        label={title}
        options={answersTo(question, payments).map((id) => ({
          id,
          name: answerText(t, question, id),
        }))}
        chosenId={props.answer}
        onChoose={props.onAnswer}
      />
      <div className="guide-moves">
        {props.onBack ? <TextButton onClick={props.onBack}>{t('guideBack')}</TextButton> : <span />}
        <TextButton onClick={() => props.onAnswer(null)}>{t('guideSkip')}</TextButton>
      </div>
    </GuideScreen>
  )
}

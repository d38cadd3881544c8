import type { Ref } from 'react'
import { QUESTIONS, type QuestionId } from '../../domain/guided-start/questions.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { GuideMoves, GuideOptions, GuideScreen } from '../../ui/guided-start/guide-layout.tsx'
import { useText } from '../shared/use-text.tsx'
import { answerText, QUESTION_LABELS } from './guide-words.ts'

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
  const title = t(QUESTION_LABELS[question])
  return (
    <GuideScreen title={title} step={props.step} headingRef={props.headingRef}>
      <GuideOptions
        label={title}
        options={QUESTIONS[question].map((id) => ({ id, name: answerText(t, question, id) }))}
        chosenId={props.answer}
        onChoose={props.onAnswer}
      />
      <GuideMoves>
        {props.onBack ? <TextButton onClick={props.onBack}>{t('guideBack')}</TextButton> : <span />}
        <TextButton onClick={() => props.onAnswer(null)}>{t('guideSkip')}</TextButton>
      </GuideMoves>
    </GuideScreen>
  )
}

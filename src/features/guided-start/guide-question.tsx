import { useMemo, type Ref } from 'react'
import { answersTo, type QuestionId } from './questions.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { answer, selectAnswers } from './guide.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { GuideOptions, GuideScreen } from './guide-layout.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { GuideLeft } from './guide-left.tsx'
import { answerText, questionLabel } from './guide-words.ts'
import type { Searcher } from './searcher.ts'
import { useDeadEnds, type AdviceState } from './use-advice.tsx'

interface GuideQuestionProps {
  readonly question: QuestionId
  readonly place: { readonly n: number; readonly total: number }
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly advice: AdviceState
  readonly searcher: Searcher
  readonly onNext: () => void
  /** Null for the first question. */
  readonly onBack: (() => void) | null
  readonly onPage: () => void
}

/** One question, always at the same place, above the cars that are left. */
export function GuideQuestion(props: GuideQuestionProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const { question, place } = props
  const given = useSelect(selectAnswers)[question] ?? null
  const title = t(questionLabel(question))
  const options = useOptions(question)
  const deadEnds = useDeadEnds(props.searcher, question, options)
  const choose = (id: string | null): void => {
    answer(store, question, id)
    props.onNext()
  }
  return (
    <GuideScreen
      title={title}
      step={{ ...place, text: t('guideStep', place) }}
      headingRef={props.headingRef}
    >
      <GuideOptions
        label={title}
        options={options}
        notedIds={deadEnds}
        note={t('guideNoModel')}
        chosenIds={given === null ? [] : [given]}
        onChoose={choose}
      />
      <div className="between">
        {props.onBack ? (
          <TextButton onClick={props.onBack}>{t('guideBack')}</TextButton>
        ) : (
          <TextButton onClick={props.onPage}>{t('wishOpen')}</TextButton>
        )}
        <TextButton onClick={() => choose(null)}>{t('guideSkip')}</TextButton>
      </div>
      <GuideLeft advice={props.advice} />
    </GuideScreen>
  )
}

/** The answers of a question in words. */
export function useOptions(
  question: QuestionId,
): readonly { readonly id: string; readonly name: string }[] {
  const t = useText()
  const models = useSelect(selectModels)
  return useMemo(() => {
    const payments = models.map(({ monthlyPayment }) => monthlyPayment)
    return answersTo(question, payments).map((id) => ({ id, name: answerText(t, question, id) }))
  }, [models, question, t])
}

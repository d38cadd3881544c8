import { useEffect, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { askedQuestions, answersTo, type QuestionId } from '../../domain/guided-start/questions.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import {
  answer,
  clearAnswers,
  loadGuide,
  selectAnswers,
  selectFacts,
} from '../../store/guided-start/guide.ts'
import { isSettled } from '../../store/catalogue/lists.ts'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { StoreModal } from '../shared/store-modal.tsx'
import { useEnergyPrices } from '../running-cost/use-running-cost.tsx'
import { useText } from '../shared/use-text.tsx'
import { GuideResult } from './guide-result.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { GuideOptions, GuideScreen } from '../../ui/guided-start/guide-layout.tsx'
import { answerText, questionLabel } from './guide-words.ts'

/** Where the guide stands: a question, or the result. */
type Place = QuestionId | 'result'

/** Two to five questions, one per screen, then up to three models. With earlier answers it opens with the result. */
export function GuideModal() {
  const t = useText()
  const store = useConfiguratorStore()
  const answers = useSelect(selectAnswers)
  const questions = useQuestions()
  const isLineUpReady = useSelect((state) => state.site.models?.status === 'ready')
  const [place, setPlace] = useState<Place | null>(
    Object.keys(answers).length > 0 ? 'result' : null,
  )
  const [isChanging, setIsChanging] = useState(false)
  useEffect(() => {
    if (isLineUpReady) loadGuide(store)
  }, [isLineUpReady, store])

  // The questions depend on the facts, so their number must not change while they are asked.
  const isKnown = useSelect((state) => isSettled(state.site.intros))
  const at = place ?? questions[0] ?? 'result'
  const heading = useFocus(at)
  const index = at === 'result' ? questions.length : questions.indexOf(at)
  const goToNext = (): void => {
    setPlace(isChanging ? 'result' : (questions[index + 1] ?? 'result'))
    setIsChanging(false)
  }
  const goBack = (): void => {
    setPlace(isChanging ? 'result' : (questions[index - 1] ?? at))
    setIsChanging(false)
  }
  return (
    <StoreModal size={at === 'result' ? 'wide' : 'text'} title={t('guideTitle')}>
      {!isKnown && <p role="status">{t('guideLoading')}</p>}
      {isKnown && at === 'result' && (
        <GuideResult
          headingRef={heading}
          questions={questions}
          onChange={(question) => {
            setIsChanging(true)
            setPlace(question)
          }}
          onRestart={() => {
            clearAnswers(store)
            setPlace(questions[0] ?? 'result')
          }}
        />
      )}
      {isKnown && at !== 'result' && (
        <GuideQuestion
          headingRef={heading}
          question={at}
          answer={answers[at] ?? null}
          place={{ n: index + 1, total: questions.length }}
          onAnswer={(id) => {
            answer(store, at, id)
            goToNext()
          }}
          onBack={isChanging || index > 0 ? goBack : null}
        />
      )}
    </StoreModal>
  )
}

/** The questions that the known facts can answer. */
function useQuestions(): readonly QuestionId[] {
  const facts = useSelect(useShallow(selectFacts))
  const hasPayments = useSelect((state) =>
    selectModels(state).some(({ monthlyPayment }) => monthlyPayment !== null),
  )
  const hasEnergyPrices = useEnergyPrices() !== null
  return useMemo(
    () => askedQuestions({ facts, hasEnergyPrices, hasPayments }),
    [facts, hasEnergyPrices, hasPayments],
  )
}

/** Focuses the heading of a new screen, because the button that led to it is gone. */
function useFocus(place: Place) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<Place>(place)
  useLayoutEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.modal-body')?.scrollTo(0, 0)
  }, [place])
  return heading
}

interface GuideQuestionProps {
  readonly question: QuestionId
  readonly answer: string | null
  readonly place: { readonly n: number; readonly total: number }
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Null skips the question. */
  readonly onAnswer: (answer: string | null) => void
  /** Null for the first question. */
  readonly onBack: (() => void) | null
}

function GuideQuestion(props: GuideQuestionProps) {
  const t = useText()
  const { question } = props
  const models = useSelect(selectModels)
  const payments = models.map(({ monthlyPayment }) => monthlyPayment)
  const title = t(questionLabel(question))
  return (
    <GuideScreen
      title={title}
      step={{ ...props.place, text: t('guideStep', props.place) }}
      headingRef={props.headingRef}
    >
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

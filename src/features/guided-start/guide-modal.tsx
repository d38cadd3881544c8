import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  isAsked,
  PAGE_QUESTIONS,
  QUESTION_IDS,
  type QuestionId,
  questionLabel,
  STEP_QUESTIONS,
} from './wishes.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { clearAnswers, selectAnswers, selectStated } from './guide.ts'
import { isSettled } from '../../core/catalogue/lists.ts'
import { startFlow } from '../../core/routing/start-flow.ts'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { useEnergyPrices } from '../running-cost/running-cost-state.tsx'
import type { Modals } from '../../core/store/state.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import guideCss from './guide.css?inline'
import { countText, GuidePage, GuideQuestion } from './guide-questions.tsx'
import { GuideResult, titleOf } from './guide-result.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import { useAdvice } from './use-advice.tsx'

/** Where the guide stands: a question, the page of all must-haves, or the result. */
type GuideScreen = QuestionId | 'page' | 'result'

/**
 * Two to five questions, one per screen, or all must-haves on one page, then the best configurations. With earlier
 * answers it opens with the result.
 */
export function GuideModal({ isPage }: Modals['guided-start']) {
  useStyles(guideCss)
  const t = useText()
  const store = useConfiguratorStore()
  const answers = useSelect(selectAnswers)
  const stated = useSelect(selectStated)
  const hasEnergyPrices = useEnergyPrices() !== null
  const asked = QUESTION_IDS.filter((question) => isAsked(question, stated, hasEnergyPrices))
  const [screen, setScreen] = useState<GuideScreen | null>(() => {
    if (isPage) return 'page'
    return Object.keys(answers).length > 0 ? 'result' : null
  })
  /** Whether an answer of the result is being changed, and leads back to it. */
  const [isChange, setIsChange] = useState(false)
  const isLineUpReady = useSelect((state) => state.site.models?.status === 'ready')
  useEffect(() => {
    if (isLineUpReady) startFlow(store)
  }, [isLineUpReady, store])

  // The questions depend on the facts, so their number must not change while they are asked.
  const hasFacts = useSelect((state) => isSettled(state.site.intros))
  const steps = STEP_QUESTIONS.filter((question) => asked.includes(question))
  const at = screen ?? steps[0] ?? 'result'
  const heading = useFocus(at)
  const index = steps.findIndex((question) => question === at)
  const go = (to: GuideScreen = 'result'): void => {
    setScreen(isChange ? 'result' : to)
    setIsChange(false)
  }
  const advice = useAdvice(at === 'result')
  useLayoutEffect(() => {
    if (at !== 'result') store.set({ areMusts: at === 'page' })
  }, [at, store])
  const isQuestion = at !== 'result' && at !== 'page'
  return (
    <StoreModal
      size={at === 'result' ? 'wide' : 'text'}
      title={t(at === 'page' ? 'wishOpen' : 'guideOpen')}
      footer={
        at === 'page' && (
          <>
            {/* The page has it as a status. */}
            <p aria-hidden>{countText(t, advice)}</p>
            <Button onClick={() => go()}>{t('wishShow')}</Button>
          </>
        )
      }
    >
      {hasFacts ? (
        <div className="stack guide">
          {isQuestion && (
            <div className="guide-step">
              <p className="soft">{t('guideStep', { n: index + 1, total: steps.length })}</p>
              <progress value={index + 1} max={steps.length} aria-hidden />
            </div>
          )}
          <h3 ref={heading} tabIndex={-1}>
            {at === 'result' ? titleOf(t, advice) : t(isQuestion ? questionLabel(at) : 'wishText')}
          </h3>
          {at === 'page' && (
            <GuidePage
              questions={PAGE_QUESTIONS.filter((id) => asked.includes(id))}
              advice={advice}
            />
          )}
          {at === 'result' && (
            <GuideResult
              advice={advice}
              questions={asked}
              onChange={(place) => {
                setIsChange(true)
                setScreen(place)
              }}
              onRestart={() => {
                clearAnswers(store)
                setScreen(steps[0] ?? 'page')
              }}
            />
          )}
          {isQuestion && (
            <GuideQuestion
              question={at}
              advice={advice}
              onNext={() => go(steps[index + 1])}
              onBack={isChange || index > 0 ? () => go(steps[index - 1]) : null}
              onPage={() => setScreen('page')}
            />
          )}
        </div>
      ) : (
        <p role="status">{t('guideLoading')}</p>
      )}
    </StoreModal>
  )
}

/** Focuses the heading of a new screen, because the button that led to it is gone. */
function useFocus(screen: GuideScreen) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<GuideScreen>(screen)
  useLayoutEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.modal-body')?.scrollTo(0, 0)
  }, [screen])
  return heading
}

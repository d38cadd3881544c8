import { useEffect, useMemo, type Ref } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { QuestionId } from '../../domain/guided-start/questions.ts'
import {
  RECOMMENDED_COUNT,
  recommend,
  type Guidance,
} from '../../domain/guided-start/recommending.ts'
import { capitalise } from '../../labels/capitalise.ts'
import { plural } from '../../labels/plural.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import {
  selectAnswers,
  selectEnginesByModel,
  selectFacts,
  selectIsGuideReady,
} from '../../store/guided-start/guide.ts'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { GuideRow, GuideScreen } from '../../ui/guided-start/guide-layout.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useEnergyPrices } from '../running-cost/use-running-cost.tsx'
import { useText } from '../shared/use-text.tsx'
import { GuideModelCard } from './guide-model-card.tsx'
import { GuideShortfall } from './guide-shortfall.tsx'
import { answerText, questionLabel, reasonText } from './guide-words.ts'
import { usePutFirst } from './use-put-first.tsx'

interface GuideResultProps {
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly questions: readonly QuestionId[]
  readonly onChange: (question: QuestionId) => void
  readonly onRestart: () => void
}

/**
 * What no car offers, if anything; up to three models with reasons, or the nearest one; why not the others; and the
 * answers, each of which can be changed.
 */
export function GuideResult({ headingRef, questions, onChange, onRestart }: GuideResultProps) {
  const t = useText()
  const actions = useActions()
  const answers = useSelect(selectAnswers)
  const guidance = useGuidance()
  const putFirst = usePutFirst()
  useEffect(() => {
    if (guidance) putFirst(guidance.recommended.map(({ model }) => model))
  }, [guidance, putFirst])
  const count = guidance?.recommended.length ?? RECOMMENDED_COUNT
  const isNone = count === 0 || guidance?.shortfall
  const title = t(isNone ? 'guideResultNone' : plural(count, 'guideResult'))
  return (
    <GuideScreen title={title} headingRef={headingRef}>
      {guidance ? <Models guidance={guidance} /> : <p role="status">{t('guideLoading')}</p>}
      <section>
        <h3>{t('guideAnswers')}</h3>
        {questions.map((question) => {
          const name = t(questionLabel(question))
          const answer = answers[question]
          return (
            <GuideRow
              key={question}
              name={name}
              text={answer === undefined ? t('guideNoAnswer') : answerText(t, question, answer)}
            >
              <TextButton
                aria-label={t('guideChangeOf', { question: name })}
                onClick={() => onChange(question)}
              >
                {t('guideChange')}
              </TextButton>
            </GuideRow>
          )
        })}
      </section>
      <div className="guide-moves">
        <TextButton onClick={onRestart}>{t('guideRestart')}</TextButton>
        <Button variant="secondary" onClick={actions.closeModal}>
          {t('guideSeeRange')}
        </Button>
      </div>
    </GuideScreen>
  )
}

function Models({ guidance }: { readonly guidance: Guidance }) {
  const t = useText()
  const { shortfall, recommended } = guidance
  const nearest = shortfall?.nearest
  const shown = recommended.length === 0 && nearest ? [nearest] : recommended
  return (
    <>
      {shortfall && <GuideShortfall shortfall={shortfall} />}
      <ul role="list" className="guide-cards">
        {shown.map((recommendation) => (
          <GuideModelCard key={recommendation.model.id} recommendation={recommendation} />
        ))}
      </ul>
      <CreditBlock />
      {guidance.others.length > 0 && (
        <section>
          <h3>{t('guideOthers')}</h3>
          {guidance.others.map(({ model, reasons }) => (
            <GuideRow
              key={model.id}
              name={model.name}
              text={`${capitalise(reasons.map((reason) => reasonText(t, reason)).join('; '))}.`}
            />
          ))}
        </section>
      )}
    </>
  )
}

/** Null while what is compared loads. */
function useGuidance(): Guidance | null {
  const answers = useSelect(selectAnswers)
  const models = useSelect(selectModels)
  const facts = useSelect(useShallow(selectFacts))
  const engines = useSelect(useShallow(selectEnginesByModel))
  const prices = useEnergyPrices()
  const isReady = useSelect(selectIsGuideReady)
  return useMemo(
    () => (isReady ? recommend(answers, { models, engines, facts, prices }) : null),
    [answers, engines, facts, isReady, models, prices],
  )
}

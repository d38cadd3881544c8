import { useEffect, type Ref } from 'react'
import type { QuestionId } from './questions.ts'
import type { Wish } from './wishes.ts'
import { plural } from '../../core/formats/plural.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { SHOWN_COUNT, type Advised } from './advise.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { GuideScreen } from './guide-layout.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { GuideAnswers, GuideOthers } from './guide-rows.tsx'
import { GuideArgument } from './guide-argument.tsx'
import { GuideCars } from './guide-cars.tsx'
import { Unchecked } from './guide-left.tsx'
import type { AdviceState } from './use-advice.tsx'
import { usePutFirst } from './guide-order.tsx'

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
  const { advice, wishes } = props
  const advised = advice.isCurrent ? advice.advised : null
  const putFirst = usePutFirst()
  useEffect(() => {
    if (advised) putFirst(advised.fits.slice(0, SHOWN_COUNT).map(({ model }) => model))
  }, [advised, putFirst])
  return (
    <GuideScreen title={t(titleOf(advised))} headingRef={props.headingRef}>
      {advised ? (
        <Found advised={advised} wishes={wishes} />
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

interface FoundProps {
  readonly advised: Advised
  readonly wishes: readonly Wish[]
}

function Found({ advised, wishes }: FoundProps) {
  const { fits, changes } = advised
  const shown = (fits.length > 0 ? fits : changes).slice(0, SHOWN_COUNT)
  return (
    <>
      {fits.length > 0 && advised.unchecked.length === 0 && (
        <GuideArgument cars={fits} wishes={wishes} />
      )}
      <GuideCars cars={shown} wishes={wishes} />
      {shown.length > 0 && <CreditBlock />}
      <GuideOthers advised={advised} shown={shown} wishes={wishes} />
    </>
  )
}

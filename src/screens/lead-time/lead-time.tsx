import { useState } from 'react'
import type { FasterChoice } from '../../domain/lead-time/faster-choice.ts'
import type { StepId } from '../../domain/steps/steps.ts'
import { choiceLabels } from '../../labels/choice-labels.ts'
import {
  expectedText,
  fasterText,
  leadTimeText,
  slowestText,
} from '../../labels/lead-time-words.ts'
import { selectItem } from '../../store/configuration/chosen-items.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { chooseFaster, selectLeadTime } from '../../store/lead-time/lead-time.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { FocusedText } from '../shared/focused-text.tsx'
import { useText } from '../shared/use-text.tsx'
import { UndoChoice } from '../summary/undo-choice.tsx'
import { Fold } from '../../ui/primitives/accordion.tsx'
import type { Row } from '../../ui/primitives/rows.tsx'
import leadTimeCss from '../../ui/lead-time/lead-time.css?inline'

/** 'Entrega em 8 a 10 semanas', and inside which choice takes longest and which one is faster. Nothing where it is unknown. */
export function LeadTimeFold() {
  const t = useText()
  const report = useSelect(selectLeadTime)
  return (
    report && (
      <Fold title={t('leadTime')} value={leadTimeText(t, report)}>
        <LeadTimeMore step="summary" />
      </Fold>
    )
  )
}

/** Which choice takes longest, the faster one, which can be chosen, and who states it. Nothing where it is unknown. */
export function LeadTimeMore({ step }: { readonly step: StepId }) {
  useStyles(leadTimeCss)
  const t = useText()
  const store = useConfiguratorStore()
  const report = useSelect(selectLeadTime)
  const [chosen, setChosen] = useState<{ choice: FasterChoice; text: string } | null>(null)
  // No longer after another choice, also one that undoes it.
  const isChosen = useSelect(
    (state) => chosen && selectItem(state, chosen.choice.kind)?.id === chosen.choice.id,
  )
  if (!report) return null
  const { slowest, expected, faster, sources } = report
  const choose = (choice: FasterChoice): void => {
    chooseFaster(store, choice, step)
    const item = `${t(choiceLabels(choice.kind).line)} ${choice.name}`
    setChosen({
      choice,
      text: t('leadTimeChosen', { item, text: leadTimeText(t, choice.leadTime) }),
    })
  }
  return (
    <div className="lead-time-more">
      <p>{slowestText(t, slowest)}</p>
      {expected.length > 0 && <p>{expectedText(t, expected)}</p>}
      {faster && (
        <p>
          <TextButton onClick={() => choose(faster)}>{fasterText(t, faster)}</TextButton>
        </p>
      )}
      <FocusedText said={isChosen ? chosen : null} />
      {/* Undoing completes the choices, so it is for the summary. On a step, the other items are in its list. */}
      {chosen && step === 'summary' && <UndoChoice />}
      <p>
        {!faster && t('leadTimeFastest')} {t('leadTimeNote')}{' '}
        {sources.map((source) => t('leadTimeSource', { source })).join(' ')}
      </p>
    </div>
  )
}

/** The row of the price bar with the delivery: none where it is unknown. */
export function useLeadTimeRow(): readonly Row[] {
  const t = useText()
  const report = useSelect(selectLeadTime)
  return report ? [{ label: t('leadTime'), value: leadTimeText(t, report) }] : []
}

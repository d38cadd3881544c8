import { useState } from 'react'
import type { FasterChoice } from '../../core/offer/lead-time-report.ts'
import type { StepId } from '../../core/configuration/configuration.ts'
import { choiceLabels } from '../../ui/offer/offer-words.ts'
import {
  expectedText,
  fasterText,
  leadTimeText,
  slowestText,
} from '../../ui/offer/lead-time-words.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { choose } from '../../core/configuration/choose-item.ts'
import { rememberChoices } from '../../core/reporting/remember-visit.ts'
import { selectLeadTime } from './current-lead-time.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { focusOnMount } from '../../ui/base/focus.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { UndoChoice } from '../../ui/offer/undo-choice.tsx'

/** 'Entrega em 8 a 10 semanas', beside the price. Nothing where it is unknown. */
export function LeadTimeNote() {
  const t = useText()
  const report = useSelect(selectLeadTime)
  return report && <p className="quiet">{`${t('leadTime')} ${leadTimeText(t, report)}`}</p>
}

/** Which choice takes longest, the faster one, which can be chosen, and who states it. Nothing where it is unknown. */
export function LeadTimeMore({ step }: { readonly step: StepId }) {
  const t = useText()
  const store = useConfiguratorStore()
  const report = useSelect(selectLeadTime)
  const [chosen, setChosen] = useState<FasterChoice | null>(null)
  // No longer after another choice, also one that undoes it.
  const isChosen = useSelect((state) => chosen && selectItem(state, chosen.kind)?.id === chosen.id)
  if (!report) return null
  const { slowest, expected, faster, sources } = report
  const chooseFaster = (choice: FasterChoice): void => {
    choose(store, choice.kind, choice.id)
    // Choosing remembers the choices up to its own step only, which may be one before this step.
    rememberChoices(store, step)
    setChosen(choice)
  }
  return (
    <div className="cluster whole tiny lead-time-more">
      <p>{slowestText(t, slowest)}</p>
      {expected.length > 0 && <p>{expectedText(t, expected)}</p>}
      {faster && (
        <p>
          <TextButton onClick={() => chooseFaster(faster)}>{fasterText(t, faster)}</TextButton>
        </p>
      )}
      {chosen && isChosen && (
        <p key={chosen.id} ref={focusOnMount} tabIndex={-1}>
          {t('leadTimeChosen', {
            item: `${t(choiceLabels(chosen.kind).line)} ${chosen.name}`,
            text: leadTimeText(t, chosen.leadTime),
          })}
        </p>
      )}
      {/* Undoing completes the choices, so it is for the summary. On a step, the other items are in its list. */}
      {chosen && step === 'summary' && <UndoChoice />}
      <p>
        {[
          !faster && t('leadTimeFastest'),
          t('leadTimeNote'),
          ...sources.map((source) => t('leadTimeSource', { source })),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}

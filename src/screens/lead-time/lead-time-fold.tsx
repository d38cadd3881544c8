import { leadTimeText } from '../../labels/lead-time-words.ts'
import { useSelect } from '../../store/context.tsx'
import { selectLeadTime } from '../../store/lead-time/lead-time.ts'
import { Fold } from '../../ui/primitives/accordion.tsx'
import { useText } from '../shared/use-text.tsx'
import { LeadTimeMore } from './lead-time-more.tsx'

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

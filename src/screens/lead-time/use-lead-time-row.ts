import { leadTimeText } from '../../labels/lead-time-words.ts'
import { useSelect } from '../../store/context.tsx'
import { selectLeadTime } from '../../store/lead-time/lead-time.ts'
import type { Row } from '../../ui/primitives/rows.tsx'
import { useText } from '../shared/use-text.tsx'

/** The row of the price bar with the delivery: none where it is unknown. */
export function useLeadTimeRow(): readonly Row[] {
  const t = useText()
  const report = useSelect(selectLeadTime)
  return report ? [{ label: t('leadTime'), value: leadTimeText(t, report) }] : []
}

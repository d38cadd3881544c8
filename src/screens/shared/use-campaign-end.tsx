import { formatDate } from '../../labels/format-date.ts'
import { useSelect } from '../../store/context.tsx'
import { selectModel } from '../../store/flow/selectors.ts'
import { useText } from './use-text.tsx'

/** Until when the finance campaign runs, in a sentence: the simulation's date, else the model's; null for neither. */
export function useCampaignEnd(): string | null {
  const t = useText()
  const iso = useSelect(
    (state) => state.quote.quote?.campaignEnd ?? selectModel(state)?.campaignEnd ?? null,
  )
  const date = formatDate(iso)
  return date ? t('campaignEnd', { date }) : null
}

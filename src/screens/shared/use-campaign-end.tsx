import { formatDate } from '../../labels/format-date.ts'
import { useSelect } from '../../store/context.tsx'
import { selectQuote } from '../../store/offer/pricing.ts'
import { selectModel } from '../../store/configuration/chosen-items.ts'
import { useText } from './use-text.tsx'

/**
 * A sentence with the end of the finance campaign: the simulation's date, otherwise the model's; null without a date.
 */
export function useCampaignEnd(): string | null {
  const t = useText()
  const iso = useSelect(
    (state) => selectQuote(state)?.campaignEnd ?? selectModel(state)?.campaignEnd ?? null,
  )
  const date = formatDate(iso)
  return date ? t('campaignEnd', { date }) : null
}

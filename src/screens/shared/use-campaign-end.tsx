import { formatDate } from '../../labels/format-date.ts'
import { useSelect } from '../../store/context.tsx'
import { selectCampaignEnd } from '../../store/offer/ledger.ts'
import { useText } from './use-text.tsx'

/**
 * A sentence with the end of the finance campaign: the simulation's date, otherwise the model's; null without a date.
 */
export function useCampaignEnd(): string | null {
  const t = useText()
  const date = formatDate(useSelect(selectCampaignEnd))
  return date ? t('campaignEnd', { date }) : null
}

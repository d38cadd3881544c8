import { lastDayText } from './ledger-words.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import { selectCampaignEnd } from '../../core/offer/price-contents.ts'
import { selectToday } from '../../core/store/select.ts'
import { useText } from '../text/use-text.tsx'

/** Until when the finance campaign is valid, or when it ended; '' without a date. */
export function useCampaignEnd(): string {
  const t = useText()
  return lastDayText(t, 'campaignEnd', useSelect(selectCampaignEnd), useSelect(selectToday))
}

/** Until when the price is valid, or when it ended; '' without a date. */
export function usePriceValidity(): string {
  const t = useText()
  const version = useSelect((state) => selectChosenItems(state).version)
  const validUntil = version?.priceValidUntil ?? null
  return lastDayText(t, 'ledgerValidUntil', validUntil, useSelect(selectToday))
}

import { ledgerOf, type Ledger } from '../../domain/financing/price-ledger.ts'
import { isoDay } from '../../domain/iso-day.ts'
import { selectItem, selectModel } from '../configuration/chosen-items.ts'
import { derived } from '../derived.ts'
import type { State } from '../state.ts'
import { selectPricing, selectQuote } from './pricing.ts'

/** The last day of the finance campaign: that of the simulation, otherwise the model's. Null if there is none. */
export function selectCampaignEnd(state: State): string | null {
  return selectQuote(state)?.campaignEnd ?? selectModel(state)?.campaignEnd ?? null
}

/** The price of the configuration in full, on the credit type of the offer. */
export const selectLedger = derived(
  (state) => [selectPricing(state)],
  (state): Ledger => {
    const { lines, offer } = selectPricing(state)
    const creditType = offer?.creditType ?? 'CREDIT'
    return ledgerOf(
      lines,
      selectItem(state, 'version'),
      creditType,
      isoDay(selectCampaignEnd(state)),
    )
  },
)

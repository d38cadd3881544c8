import { ledgerOf, type Ledger } from './price-ledger.ts'
import { isoDay } from '../values/iso-day.ts'
import { selectChosenItems, selectModel } from '../configuration/chosen-items.ts'
import { derived } from '../store/derived.ts'
import type { State } from '../store/state.ts'
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
      selectChosenItems(state).version,
      creditType,
      isoDay(selectCampaignEnd(state)),
    )
  },
)

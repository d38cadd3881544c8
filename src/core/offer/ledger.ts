import { contentsOf } from './price-contents.ts'
import { isoDay } from '../values/iso-day.ts'
import { selectChosenItems, selectModel } from '../configuration/chosen-items.ts'
import { derived } from '../store/derived.ts'
import type { State } from '../store/state.ts'
import { selectOffer, selectPricing, selectQuote } from './pricing.ts'

/** The last day of the finance campaign: that of the simulation, otherwise the model's. Null if there is none. */
export function selectCampaignEnd(state: State): string | null {
  return selectQuote(state)?.campaignEnd ?? selectModel(state)?.campaignEnd ?? null
}

/** What the price of the chosen version contains, on the credit type of the offer. */
export const selectContents = derived(
  (state) => [selectPricing(state)],
  (state) => {
    const { version } = selectChosenItems(state)
    const creditType = selectOffer(state)?.creditType ?? 'CREDIT'
    return version ? contentsOf(version, creditType, isoDay(selectCampaignEnd(state))) : []
  },
)

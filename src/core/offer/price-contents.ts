import type { Version } from '../catalogue/catalogue.ts'
import { toCents, type Euros } from '../values/units.ts'
import type { CreditType } from '../configuration/configuration.ts'
import { type ContainedLine, type PricePart, financedPrice } from './price-lines.ts'
import { isoDay } from '../values/days.ts'
import { selectChosenItems, selectModel } from '../configuration/chosen-items.ts'
import { derived } from '../store/select.ts'
import type { State } from '../store/state.ts'
import { selectOffer, selectPricing, selectQuote } from './pricing.ts'

type PricedVersion = Pick<
  Version,
  | 'price'
  | 'priceWithoutFinance'
  | 'legalizationGain'
  | 'transportGain'
  | 'ecoValue'
  | 'vatValue'
  | 'vatRate'
>

/**
 * What the price of a version contains. A part that the content site does not state is left out, one that is unknown has no
 * amount, and zero is an amount.
 * @param campaignEnd Last day of the finance campaign. Null if there is none.
 */
export function contentsOf(
  version: PricedVersion,
  creditType: CreditType,
  campaignEnd: string | null,
): readonly ContainedLine[] {
  const { legalizationGain, transportGain, ecoValue } = version
  return [
    ...stated('legalization', legalizationGain),
    ...stated('transport', transportGain),
    ...stated('ecoValue', ecoValue),
    ...vatOf(version, creditType),
    ...campaignOf(version, creditType, campaignEnd),
  ]
}

function stated(part: PricePart, euros: Euros | null | undefined): ContainedLine[] {
  return euros === undefined ? [] : [{ part, cents: toCents(euros) }]
}

/** The VAT as the content site states it. Its amount is that of the price in the campaign, and unknown at any other. */
function vatOf(version: PricedVersion, creditType: CreditType): ContainedLine[] {
  const { price, vatValue, vatRate } = version
  const [vat] = financedPrice(version, creditType) === price ? stated('vat', vatValue) : []
  if (vatRate === null) return vat ? [vat] : []
  return [{ part: 'vat', cents: vat?.cents ?? null, percent: vatRate }]
}

/** The discount of the finance campaign, which Open Drive does not have. */
function campaignOf(
  { price, priceWithoutFinance: full }: PricedVersion,
  creditType: CreditType,
  campaignEnd: string | null,
): ContainedLine[] {
  if (creditType === 'HOD' || price === null) return []
  const cents = full === null ? null : (toCents(price) ?? 0) - (toCents(full) ?? 0)
  if (cents !== null && cents >= 0) return []
  return [{ part: 'campaign', cents, ...(campaignEnd !== null && { until: campaignEnd }) }]
}

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

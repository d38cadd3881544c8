import type { Version } from '../catalogue/catalogue.ts'
import { toCents } from '../values/cents.ts'
import type { CreditType } from '../configuration/configuration.ts'
import type { Euros } from '../values/units.ts'
import { type ContainedLine, type PricePart, financedPrice } from './price-lines.ts'

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

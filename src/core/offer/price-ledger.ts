import type { Version } from '../catalogue/catalogue.ts'
import { addEuros, toCents } from '../values/cents.ts'
import type { CreditType } from '../configuration/configuration.ts'
import type { Euros } from '../values/units.ts'
import {
  type PricedItem,
  type ContainedAmount,
  type ContainedLine,
  type PricePart,
  financedPrice,
} from './price-lines.ts'

export interface LedgerLine extends PricedItem {
  readonly contains: readonly ContainedAmount[]
}

export interface Ledger {
  /** What the price consists of. They add up to the total to the cent. */
  readonly lines: readonly LedgerLine[]
  /** What the buyer pays apart from it, in the words of the content site. */
  readonly excludes: readonly string[]
  /** The last day on which the price is valid as ISO date. Null if the content site states none. */
  readonly validUntil: string | null
}

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
 * The price in full, from the lines of the price.
 * @param version Null before one is chosen: the lines contain nothing then.
 * @param campaignEnd Last day of the finance campaign. Null if there is none.
 */
export function ledgerOf(
  lines: readonly PricedItem[],
  version: (PricedVersion & Pick<Version, 'priceExcludes' | 'priceValidUntil'>) | null,
  creditType: CreditType,
  campaignEnd: string | null,
): Ledger {
  return {
    lines: lines.map((line) => ({
      ...line,
      contains:
        version && line.item === 'version' ? contentsOf(version, creditType, campaignEnd) : [],
    })),
    excludes: version?.priceExcludes ?? [],
    validUntil: version?.priceValidUntil ?? null,
  }
}

/** Whether a ledger says more than the lines of the price. */
export function hasMoreThanLines({ lines, excludes, validUntil }: Ledger): boolean {
  return (
    excludes.length > 0 || validUntil !== null || lines.some(({ contains }) => contains.length > 0)
  )
}

/**
 * What the price of a version contains. A part that the content site does not state is left out, one that is unknown has no
 * amount, and zero is an amount.
 */
export function contentsOf(
  version: PricedVersion,
  creditType: CreditType,
  campaignEnd: string | null,
): readonly ContainedAmount[] {
  const { legalizationGain, transportGain, ecoValue } = version
  return [
    ...stated('legalization', legalizationGain),
    ...stated('transport', transportGain),
    ...stated('ecoValue', ecoValue),
    ...vatOf(version, creditType),
    ...campaignOf(version, creditType, campaignEnd),
  ]
}

/** The same for a snapshot, in cents. */
export function toContainedLines(contents: readonly ContainedAmount[]): readonly ContainedLine[] {
  return contents.map(({ euros, ...part }) => ({ ...part, cents: toCents(euros) }))
}

function stated(part: PricePart, euros: Euros | null | undefined): ContainedAmount[] {
  return euros === undefined ? [] : [{ part, euros }]
}

/** The VAT as the content site states it. Its amount is that of the price in the campaign, and unknown at any other. */
function vatOf(version: PricedVersion, creditType: CreditType): ContainedAmount[] {
  const { price, vatValue, vatRate } = version
  const [vat] = financedPrice(version, creditType) === price ? stated('vat', vatValue) : []
  if (vatRate === null) return vat ? [vat] : []
  return [{ part: 'vat', euros: vat?.euros ?? null, percent: vatRate }]
}

/** The discount of the finance campaign, which Open Drive does not have. */
function campaignOf(
  { price, priceWithoutFinance: full }: PricedVersion,
  creditType: CreditType,
  campaignEnd: string | null,
): ContainedAmount[] {
  if (creditType === 'HOD' || price === null) return []
  const discount = full === null ? null : addEuros(price, -full)
  if (discount !== null && discount >= 0) return []
  return [
    {
      part: 'campaign',
      euros: discount,
      ...(campaignEnd !== null && { until: campaignEnd }),
    },
  ]
}

import {
  isPlanSound,
  ROW_AMOUNTS,
  TOTALS,
  type AmortisationPlan,
  type FinancingOption,
  type PlanRow,
} from './credit-plan.ts'
import { type QuoteTerms, creditArguments, readQuote } from '../../core/offer/quote.ts'
import type { Euros, Id, Months } from '../../core/values/units.ts'
import { getWire, type ContentSite } from '../../core/content-site/content-site.ts'
import {
  asWire,
  readList,
  readNotNegative,
  readText,
  UnexpectedResponseError,
  type Wire,
} from '../../core/content-site/wire.ts'

/** The parameters of the comparison. Prices include the colour surcharges. */
interface FinancingOptionsParameters {
  readonly versionId: Id
  readonly priceWithoutFinance: Euros
  readonly basePrice: Euros
  readonly downPayment: Euros
  readonly months: Months
}

/** GET compareFinances: the figures of every credit type. */
export async function fetchFinancingOptions(
  site: ContentSite,
  parameters: FinancingOptionsParameters,
): Promise<readonly FinancingOption[]> {
  const { versionId, priceWithoutFinance, basePrice, downPayment, months } = parameters
  const values = [versionId, priceWithoutFinance, basePrice, downPayment, months]
  const { modalities } = await getWire(site, 'compareFinances', ...values)
  return readList(modalities, 'compareFinances', readOption, site.report)
}

/** Null for an unknown credit type: its figures would have the name of another one. */
function readOption(wire: Wire): FinancingOption | null {
  const creditType = readText(wire.creditType)
  if (creditType !== 'HOD' && creditType !== 'CREDIT') return null
  return {
    creditType,
    quote: readQuote(wire.financialInfo, 'compareFinances'),
    totalInterest: readNotNegative(wire.totalInterest),
    totalStamp: readNotNegative(wire.totalStamp),
    isDownPaymentAsRequested: wire.isEntryAsked !== false,
    isTermAsRequested: wire.isTermAsked !== false,
  }
}

/** GET amortisation: the repayment plan for these terms. Throws UnexpectedResponseError unless it adds up. */
export async function fetchAmortisation(
  site: ContentSite,
  terms: QuoteTerms,
): Promise<AmortisationPlan> {
  const response = await getWire(site, 'amortisation', ...creditArguments(terms))
  const plan = {
    rows: readList(response.rows, 'amortisation', readRow, site.report),
    totals: readAmounts(asWire(response.totals), TOTALS),
  }
  if (isPlanSound(plan)) return plan
  throw new UnexpectedResponseError('amortisation: the figures do not add up')
}

function readRow(wire: Wire): PlanRow {
  const amounts = readAmounts(wire, ['month', ...ROW_AMOUNTS])
  return { ...amounts, isResidual: readText(wire.kind) === 'residual' }
}

/** A plan with a missing figure is invalid, so this throws. */
function readAmounts<Name extends string>(
  wire: Wire,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const entries = names.map((name) => [name, readNotNegative(wire[name])] as const)
  if (entries.some(([, amount]) => amount === null))
    throw new UnexpectedResponseError('amortisation: a figure is missing')
  return Object.fromEntries(entries) as Record<Name, number>
}

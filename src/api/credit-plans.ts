import type { AmortisationPlan, FinancingOption, PlanRow } from '../domain/financing/credit-plan.ts'
import type { QuoteTerms } from '../domain/financing/quote.ts'
import type { Euros, Id, Months } from '../domain/units.ts'
import { getWire } from './calls.ts'
import type { ContentSite } from './content-site.ts'
import { creditArguments, readQuote } from './finances.ts'
import {
  asWire,
  readList,
  readNumber,
  readText,
  UnexpectedResponseError,
  type Wire,
} from './wire/wire.ts'

/** The parameters of the comparison. Prices include the colour surcharges. */
export interface FinancingOptionsParameters {
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
  const { modalities } = await getWire(site, 'wp-json/cfg/compareFinances', ...values)
  return readList(modalities, 'compareFinances', readOption, site.report)
}

function readOption(wire: Wire): FinancingOption {
  return {
    creditType: readText(wire.creditType) === 'HOD' ? 'HOD' : 'CREDIT',
    quote: readQuote(wire.financialInfo, 'compareFinances'),
    totalInterest: readNumber(wire.totalInterest),
    totalStamp: readNumber(wire.totalStamp),
    isDownPaymentAsRequested: wire.isEntryAsked !== false,
    isTermAsRequested: wire.isTermAsked !== false,
  }
}

/** GET amortisation: the repayment plan for these terms. Throws UnexpectedResponseError if a figure is missing. */
export async function fetchAmortisation(
  site: ContentSite,
  terms: QuoteTerms,
): Promise<AmortisationPlan> {
  const response = await getWire(site, 'wp-json/cfg/amortisation', ...creditArguments(terms))
  const totals = asWire(response.totals)
  return {
    rows: readList(response.rows, 'amortisation', readRow, site.report),
    totals: {
      interest: money(totals.interest),
      stamp: money(totals.stamp),
      capital: money(totals.capital),
      initialExpenses: money(totals.initialExpenses),
      postExpenses: money(totals.postExpenses),
      mtic: money(totals.mtic),
    },
  }
}

function readRow(wire: Wire): PlanRow {
  return {
    month: money(wire.month),
    isResidual: readText(wire.kind) === 'residual',
    opening: money(wire.opening),
    payment: money(wire.payment),
    interest: money(wire.interest),
    stamp: money(wire.stamp),
    capital: money(wire.capital),
    closing: money(wire.closing),
  }
}

/** Reads an amount. A plan with a missing figure is invalid, so this throws. */
function money(value: unknown): Euros {
  const amount = readNumber(value)
  if (amount === null) throw new UnexpectedResponseError('amortisation: a figure is missing')
  return amount
}

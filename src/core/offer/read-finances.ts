import type { Quote, QuoteTerms } from './quote.ts'
import type { ContentSite } from '../content-site/content-site.ts'
import { getWire } from '../content-site/values.ts'
import {
  reading,
  readNotNegative,
  readPositive,
  readRate,
  readText,
  requireWire,
  UnexpectedResponseError,
} from '../content-site/wire.ts'

const CALL = 'updateFinances'

/** The ten path arguments shared by updateFinances and amortisation, in the order of spec §7. */
export function creditArguments(terms: QuoteTerms): readonly (string | number)[] {
  return [
    terms.versionId,
    terms.priceWithoutFinance,
    terms.vehiclePrice,
    terms.minDownPayment,
    terms.downPayment,
    terms.nrPayments,
    terms.minRate,
    terms.maxRate,
    terms.residualAmount,
    terms.creditType === 'CREDIT' ? 'S' : 'N',
  ]
}

/**
 * GET updateFinances: prices one configuration.
 * Throws UnexpectedResponseError if the response has no monthly payment.
 */
export async function fetchQuote(site: ContentSite, terms: QuoteTerms): Promise<Quote> {
  const { financialInfo } = await getWire(site, CALL, ...creditArguments(terms))
  return reading(
    (message) => site.report(`${CALL}: ${message}`),
    () => readQuote(financialInfo, CALL),
  )
}

/** Parses a finance result (spec §3). Throws UnexpectedResponseError without a monthly payment. */
export function readQuote(value: unknown, call: string): Quote {
  const wire = requireWire(value, call)
  const monthlyPayment = readPositive(wire.fee)
  const residualValue = readNotNegative(wire.residualValue)
  if (monthlyPayment === null) throw new UnexpectedResponseError(`${call}: no monthly payment`)
  return {
    monthlyPayment,
    price: readPositive(wire.pvp),
    taeg: readPositive(wire.taeg, readRate),
    tan: readNotNegative(wire.rate, readRate),
    mtic: readPositive(wire.mtic),
    downPayment: readNotNegative(wire.initialValue),
    nrPayments: readPositive(wire.nrPayments),
    financedAmount: readPositive(wire.capitalToFinance),
    initialExpenses: readNotNegative(wire.initialExpenses),
    postExpenses: readNotNegative(wire.postExpenses),
    lastPayment: residualValue === 0 ? null : residualValue,
    campaignEnd: readText(wire.dtEndOfCampaign),
    fin: readText(wire.pdfinBase64),
  }
}

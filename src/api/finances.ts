import type { Quote, QuoteTerms } from '../domain/financing/quote.ts'
import { getJson, type ContentSite } from './content-site.ts'
import { UnexpectedResponseError } from './unexpected-response-error.ts'
import { readNumber, readText, requireWire } from './wire/wire.ts'
import { readNonZero } from './wire/amounts.ts'

/** The ten path arguments shared by updateFinances and amortisation, in the order of spec §7. */
export function creditPath(terms: QuoteTerms): string {
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
    .map(encodeURIComponent)
    .join('/')
}

/**
 * GET updateFinances: prices one configuration.
 * Throws UnexpectedResponseError if the response has no monthly payment.
 */
export async function fetchQuote(site: ContentSite, terms: QuoteTerms): Promise<Quote> {
  const response = await getJson(site, `wp-json/cfg/updateFinances/${creditPath(terms)}`)
  return readQuote(requireWire(response, 'updateFinances').financialInfo, 'updateFinances')
}

/** Parses a finance result (spec §3). Throws UnexpectedResponseError without a monthly payment. */
export function readQuote(value: unknown, call: string): Quote {
  const wire = requireWire(value, call)
  const monthlyPayment = readNumber(wire.fee)
  if (monthlyPayment === null) throw new UnexpectedResponseError(`${call}: no monthly payment`)
  return {
    monthlyPayment,
    price: readNumber(wire.pvp),
    taeg: readNumber(wire.taeg),
    tan: readNumber(wire.rate),
    mtic: readNumber(wire.mtic),
    downPayment: readNumber(wire.initialValue),
    nrPayments: readNumber(wire.nrPayments),
    financedAmount: readNumber(wire.capitalToFinance),
    initialExpenses: readNumber(wire.initialExpenses),
    postExpenses: readNumber(wire.postExpenses),
    residualValue: readNonZero(wire.residualValue),
    campaignEnd: readText(wire.dtEndOfCampaign),
    fin: readText(wire.pdfinBase64),
  }
}

import type { Quote, QuoteTerms } from '../domain/quote.ts'
import { getJson, type ContentSite } from './content-site.ts'
import { UnexpectedResponseError } from './unexpected-response-error.ts'
import { readNumber, readText, requireWire } from './wire.ts'
import { readNonZero } from './wire-amounts.ts'

/**
 * GET updateFinances: prices one configuration.
 * Throws UnexpectedResponseError when the answer has no instalment.
 */
export async function fetchQuote(site: ContentSite, terms: QuoteTerms): Promise<Quote> {
  const path = [
    terms.versionId,
    terms.priceWithoutFinance,
    terms.vehiclePrice,
    terms.minEntry,
    terms.initialEntry,
    terms.nrPayments,
    terms.minRate,
    terms.maxRate,
    terms.residualAmount,
    terms.creditType === 'CREDIT' ? 'S' : 'N',
  ]
  const answer = await getJson(
    site,
    `wp-json/cfg/updateFinances/${path.map(encodeURIComponent).join('/')}`,
  )
  const wire = requireWire(requireWire(answer, 'updateFinances').financialInfo, 'updateFinances')
  const rent = readNumber(wire.fee)
  if (rent === null) throw new UnexpectedResponseError('updateFinances: no instalment')
  return {
    rent,
    price: readNumber(wire.pvp),
    taeg: readNumber(wire.taeg),
    tan: readNumber(wire.rate),
    mtic: readNumber(wire.mtic),
    initialEntry: readNumber(wire.initialValue),
    nrPayments: readNumber(wire.nrPayments),
    financedAmount: readNumber(wire.capitalToFinance),
    initialExpenses: readNumber(wire.initialExpenses),
    postExpenses: readNumber(wire.postExpenses),
    residualValue: readNonZero(wire.residualValue),
    fin: readText(wire.pdfinBase64),
  }
}

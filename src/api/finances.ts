import type { Quote, QuoteTerms } from '../domain/financing/quote.ts'
import { getWire } from './calls.ts'
import type { ContentSite } from './content-site.ts'
import { notNegative, readPositive } from './wire/values.ts'
import { reading, readRate, readText, requireWire, UnexpectedResponseError } from './wire/wire.ts'

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
  const path = 'wp-json/cfg/updateFinances'
  const { financialInfo } = await getWire(site, path, ...creditArguments(terms))
  return reading(CALL, site.report, () => readQuote(financialInfo, CALL))
}

/** Parses a finance result (spec §3). Throws UnexpectedResponseError without a monthly payment. */
export function readQuote(value: unknown, call: string): Quote {
  const wire = requireWire(value, call)
  const monthlyPayment = readPositive(wire.fee)
  const residual = readPositive(wire.residualValue)
  if (monthlyPayment === null) throw new UnexpectedResponseError(`${call}: no monthly payment`)
  return {
    monthlyPayment,
    price: readPositive(wire.pvp),
    taeg: notNegative(readRate(wire.taeg)),
    tan: notNegative(readRate(wire.rate)),
    mtic: readPositive(wire.mtic),
    downPayment: readPositive(wire.initialValue),
    nrPayments: readPositive(wire.nrPayments),
    financedAmount: readPositive(wire.capitalToFinance),
    initialExpenses: readPositive(wire.initialExpenses),
    postExpenses: readPositive(wire.postExpenses),
    lastPayment: residual === 0 ? null : residual,
    campaignEnd: readText(wire.dtEndOfCampaign),
    fin: readText(wire.pdfinBase64),
  }
}

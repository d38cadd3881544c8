import { shownFigures, type ShownFigures } from './figures.ts'
import type { CreditType } from '../configuration/configuration.ts'
import { getWire, type ContentSite } from '../content-site/content-site.ts'
import {
  financedAmount,
  reading,
  readNotNegative,
  readPositive,
  readRate,
  readText,
  requireWire,
  UnexpectedResponseError,
  type Read,
} from '../content-site/wire.ts'
import type { QuoteTerms } from './financing.ts'

export type { QuoteTerms }

/** The quote returned by the content site (spec §3, finance result). */
export type Quote = Read<typeof readQuote>

export interface CreditFigures extends ShownFigures {
  readonly creditType: CreditType
}

/** The figures of a quote. While it loads, only those that its terms give, as it does where it leaves them open. */
export function quotedFigures(
  { creditType, vehiclePrice, ...terms }: QuoteTerms,
  quote: Partial<ShownFigures> | null,
): CreditFigures {
  const { downPayment, nrPayments, ...figures } = shownFigures(quote ?? {})
  // Zero is a placeholder if more was asked for.
  const entry = (downPayment === 0 ? null : downPayment) ?? terms.downPayment
  return {
    ...figures,
    creditType,
    price: vehiclePrice,
    nrPayments: nrPayments ?? terms.nrPayments,
    downPayment: entry,
    financedAmount: figures.financedAmount ?? financedAmount(vehiclePrice, entry),
  }
}

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
export function readQuote(value: unknown, call: string) {
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
    /** Last day of the finance campaign as an ISO date. Null if there is none. */
    campaignEnd: readText(wire.dtEndOfCampaign),
    /** The FIN document as base64. Null if there is none. */
    fin: readText(wire.pdfinBase64),
  }
}

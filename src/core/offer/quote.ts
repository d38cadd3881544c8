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
} from '../content-site/wire.ts'
import type { Euros, Id, Months, Percent } from '../values/units.ts'

/** The terms of a quote request: one version with its colours, as a traditional loan or Open Drive. */
export interface QuoteTerms {
  readonly versionId: Id
  readonly priceWithoutFinance: Euros
  /** Price of the car, colours included. */
  readonly vehiclePrice: Euros
  readonly minDownPayment: Euros
  readonly downPayment: Euros
  readonly nrPayments: Months
  readonly minRate: Percent
  readonly maxRate: Percent
  /** 0 for CREDIT (spec §7). */
  readonly residualAmount: Euros
  readonly creditType: CreditType
}

/** The quote returned by the content site (spec §3, finance result). */
export interface Quote extends ShownFigures {
  readonly initialExpenses: Euros | null
  readonly postExpenses: Euros | null
  /** Last day of the finance campaign as an ISO date. Null if there is none. */
  readonly campaignEnd: string | null
  /** The FIN document as base64. Null if there is none or it cannot be read. */
  readonly fin: string | null
}

export interface CreditFigures extends ShownFigures {
  readonly creditType: CreditType
}

/** The figures of a quote. While it loads, only those that its terms give, as it does where it leaves them open. */
export function quotedFigures(
  { creditType, vehiclePrice, ...terms }: QuoteTerms,
  quote: Quote | null,
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

const BASE64 = /^[a-z\d+/\s]+={0,2}$/i

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
  const fin = readText(wire.pdfinBase64) ?? ''
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
    fin: BASE64.test(fin) ? fin : null,
  }
}

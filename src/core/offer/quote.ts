import { shownFigures, type ShownFigures } from './figures.ts'
import type { CreditType } from '../configuration/configuration.ts'
import { financedAmount } from '../content-site/wire.ts'
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
  /** The FIN document as base64. Null if there is none. */
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

import type { CreditType } from '../steps/configuration.ts'
import type { Euros, Id, Months, Percent } from '../units.ts'

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
export interface Quote {
  readonly price: Euros | null
  readonly monthlyPayment: Euros | null
  readonly taeg: Percent | null
  readonly tan: Percent | null
  readonly mtic: Euros | null
  readonly downPayment: Euros | null
  readonly nrPayments: Months | null
  readonly financedAmount: Euros | null
  readonly initialExpenses: Euros | null
  readonly postExpenses: Euros | null
  /** Paid with the last instalment. Null if there is none. */
  readonly residualValue: Euros | null
  /** Last day of the finance campaign as an ISO date. Null if there is none. */
  readonly campaignEnd: string | null
  /** The FIN document as base64. Null if there is none. */
  readonly fin: string | null
}

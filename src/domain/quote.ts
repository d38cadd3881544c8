import type { CreditType } from './configuration.ts'
import type { Euros, Id, Months, Percent } from './units.ts'

/** What the content site is asked to price: one version with its colours, as a traditional loan or open drive. */
export interface QuoteTerms {
  readonly versionId: Id
  readonly priceWithoutFinance: Euros
  /** What is bought, colours included. */
  readonly vehiclePrice: Euros
  readonly minEntry: Euros
  readonly initialEntry: Euros
  readonly nrPayments: Months
  readonly minRate: Percent
  readonly maxRate: Percent
  /** 0 for CREDIT (spec §7). */
  readonly residualAmount: Euros
  readonly creditType: CreditType
}

/** The content site's answer (spec §3, finance result). */
export interface Quote {
  readonly price: Euros | null
  readonly rent: Euros | null
  readonly taeg: Percent | null
  readonly tan: Percent | null
  readonly mtic: Euros | null
  readonly initialEntry: Euros | null
  readonly nrPayments: Months | null
  readonly financedAmount: Euros | null
  readonly initialExpenses: Euros | null
  readonly postExpenses: Euros | null
  /** Paid with the last instalment; null for none. */
  readonly residualValue: Euros | null
  /** ISO date of the finance campaign's last day; null for none. */
  readonly campaignEnd: string | null
  /** The FIN as base64; null where there is none. */
  readonly fin: string | null
}

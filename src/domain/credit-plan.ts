import type { CreditType } from './configuration.ts'
import type { Quote } from './quote.ts'
import type { Euros, Months } from './units.ts'

/** One credit type beside the other (GET compareFinances); `null` figures are unknown. */
export interface FinancingOption {
  readonly creditType: CreditType
  readonly quote: Quote
  readonly totalInterest: Euros | null
  readonly totalStamp: Euros | null
  /** False where the nearest that the type allows stands instead. */
  readonly isEntryAsked: boolean
  readonly isTermAsked: boolean
}

/** One payment of a repayment plan, in whole cents. */
export interface PlanRow {
  readonly month: Months
  /** Open drive's last payment, beside the last instalment. */
  readonly isResidual: boolean
  readonly opening: Euros
  readonly payment: Euros
  readonly interest: Euros
  readonly stamp: Euros
  readonly capital: Euros
  readonly closing: Euros
}

/** A repayment plan (GET amortisation). The first five totals add up to the last. */
export interface AmortisationPlan {
  readonly rows: readonly PlanRow[]
  readonly totals: {
    readonly interest: Euros
    readonly stamp: Euros
    readonly capital: Euros
    readonly initialExpenses: Euros
    readonly postExpenses: Euros
    readonly mtic: Euros
  }
}

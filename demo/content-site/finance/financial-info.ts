import { shownFigures } from '../../../src/core/offer/figures.ts'
import { type CreditFigures, readQuote } from '../../../src/core/offer/quote.ts'
import type { CreditType } from '../../../src/core/configuration/configuration.ts'
import type { CarCredit } from './car-credit.ts'
import { financedCapital, postExpensesOf } from './car-credit.ts'
import type { CreditCosts } from './credit-costs.ts'
import type { Loan } from './loan.ts'

/** A simulation in the API format (spec §3, finance result). Amounts in euros, rates in percent. */
export interface FinancialInfo {
  readonly pvp: number
  readonly fee: number
  readonly initialValue: number
  /** Charges paid at signing. */
  readonly initialExpenses: number
  /** TAN. */
  readonly rate: number
  readonly taeg: number
  readonly mtic: number
  /** Charges paid with the last instalment. */
  readonly postExpenses: number
  readonly nrPayments: number
  readonly capitalToFinance: number
  /** End of the campaign as ISO date; `null` for no end. */
  readonly dtEndOfCampaign: string | null
  /** 0 for CREDIT. */
  readonly residualValue: number
}

/** The figures that a buyer sees of a simulation: those that the widget reads. */
export function creditFigures(info: FinancialInfo, creditType: CreditType): CreditFigures {
  return { creditType, ...shownFigures(readQuote(info, 'get-cfg-pdf')) }
}

/** Converts a simulated credit to the API format. */
export function financialInfo(
  credit: CarCredit,
  loan: Loan,
  costs: CreditCosts,
  dtEndOfCampaign: string | null,
): FinancialInfo {
  return {
    pvp: credit.price,
    fee: loan.fee,
    initialValue: credit.downPayment,
    initialExpenses: loan.upfront,
    rate: credit.tan,
    taeg: loan.taeg,
    mtic: loan.mtic,
    postExpenses: postExpensesOf(credit, costs),
    nrPayments: credit.nrPayments,
    capitalToFinance: financedCapital(credit),
    dtEndOfCampaign,
    residualValue: credit.residualValue ?? 0,
  }
}

import type { CreditCosts } from './credit-costs.ts'
import { stampUsePct } from './credit-costs.ts'
import type { Loan, LoanTerms } from './loan.ts'
import { simulateLoan } from './loan.ts'
import { roundHalfUp } from './rounding.ts'

/** Terms of a car credit. Amounts in euros, `tan` in percent. */
export interface CarCredit {
  readonly price: number
  readonly downPayment: number
  readonly tan: number
  readonly nrPayments: number
  /** Final payment of Open Drive; `null` for CREDIT, which has the extinction fee instead. */
  readonly residualValue: number | null
}

/** The loan of a car credit: the price less the down payment, with the lender's costs. */
export function loanTerms(credit: CarCredit, costs: CreditCosts): LoanTerms {
  return {
    principal: financedCapital(credit),
    tan: credit.tan,
    nrPayments: credit.nrPayments,
    stampUsePct: stampUsePct(costs, credit.nrPayments),
    openingFee: costs.openingFee,
    residualValue: credit.residualValue ?? 0,
    postExpenses: postExpensesOf(credit, costs),
  }
}

/**
 * Simulates a car credit.
 * @throws NoRateError when the charges use up the amount financed.
 */
export function simulateCarCredit(credit: CarCredit, costs: CreditCosts): Loan {
  return simulateLoan(loanTerms(credit, costs))
}

/** Amount financed in euros: the price less the down payment. */
export function financedCapital({ price, downPayment }: CarCredit): number {
  return roundHalfUp(price - downPayment, 2)
}

/** Charges with the last instalment in euros: the extinction fee for CREDIT, 0 for Open Drive. */
export function postExpensesOf(credit: CarCredit, costs: CreditCosts): number {
  return credit.residualValue === null ? costs.extinctionFee : 0
}

/** The fields of an offer in the API format. */
export interface OfferFigures {
  readonly price: number
  readonly rent: number
  readonly taeg: number
  readonly nrPayments: number
  readonly maxEntrance: number
  readonly financing: number
}

/** The offer displayed with a price (spec §1). */
export function offerFigures(credit: CarCredit, loan: Loan): OfferFigures {
  return {
    price: credit.price,
    rent: loan.fee,
    taeg: loan.taeg,
    nrPayments: credit.nrPayments,
    maxEntrance: credit.downPayment,
    financing: financedCapital(credit),
  }
}

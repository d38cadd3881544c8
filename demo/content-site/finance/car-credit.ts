import type { CreditCosts } from './credit-costs.ts'
import { stampUsePct } from './credit-costs.ts'
import type { Loan, LoanTerms } from './loan.ts'
import { simulateLoan } from './loan.ts'
import { roundHalfUp } from './rounding.ts'

/** Terms of a car credit. Money in euros, `tan` in percent. */
export interface CarCredit {
  readonly price: number
  readonly initialEntry: number
  readonly tan: number
  readonly nrPayments: number
  /** Open drive's last instalment; `null` for CREDIT, which then bears the extinction fee. */
  readonly residualValue: number | null
}

/** The loan behind a car credit: the price less the entry, under the lender's costs. */
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
 * @throws NoRateError where the charges eat what is lent.
 */
export function simulateCarCredit(credit: CarCredit, costs: CreditCosts): Loan {
  return simulateLoan(loanTerms(credit, costs))
}

/** What is lent, in euros: the price less the entry. */
export function financedCapital({ price, initialEntry }: CarCredit): number {
  return roundHalfUp(price - initialEntry, 2)
}

/** Charges with the last instalment, in euros: the extinction fee for CREDIT, none for open drive. */
export function postExpensesOf(credit: CarCredit, costs: CreditCosts): number {
  return credit.residualValue === null ? costs.extinctionFee : 0
}

/** The fields of an offer as the wire names them. */
export interface OfferFigures {
  readonly price: number
  readonly rent: number
  readonly taeg: number
  readonly nrPayments: number
  readonly maxEntrance: number
  readonly financing: number
}

/** The offer shown with a price (spec §1). */
export function offerFigures(credit: CarCredit, loan: Loan): OfferFigures {
  return {
    price: credit.price,
    rent: loan.fee,
    taeg: loan.taeg,
    nrPayments: credit.nrPayments,
    maxEntrance: credit.initialEntry,
    financing: financedCapital(credit),
  }
}

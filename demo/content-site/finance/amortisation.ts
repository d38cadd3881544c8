import type { Loan, LoanTerms } from './loan.ts'
import { STAMP_ON_INTEREST } from './loan.ts'
import { roundHalfUp } from './rounding.ts'

/** One payment of a plan. Euros, rounded to cents: `payment` is the sum of interest, stamp duty and capital. */
export interface AmortisationRow {
  /** Month it is due, from 1. The residual is due in the same month as the last instalment. */
  readonly month: number
  readonly kind: 'instalment' | 'residual'
  readonly opening: number
  readonly payment: number
  readonly interest: number
  /** Stamp duty on the interest. */
  readonly stamp: number
  readonly capital: number
  readonly closing: number
}

/** A repayment plan and its totals. Euros, rounded to cents. */
export interface Amortisation {
  readonly rows: readonly AmortisationRow[]
  readonly interest: number
  readonly stamp: number
  readonly capital: number
  /** Charges at signing and with the last payment. They are not part of any row. */
  readonly charges: number
  /** MTIC: interest, stamp duty, capital and charges, rounded to the cent. */
  readonly mtic: number
}

/** Cumulative amounts in cents: the total paid, and the interest with stamp duty included in it. */
interface Paid {
  readonly total: number
  readonly cost: number
}

/**
 * Builds the repayment plan of a loan: one instalment a month, then the residual if there is one.
 * MTIC is computed from unrounded instalments, while a plan has whole cents. The cumulative sum is
 * rounded instead of each payment: the columns then add up exactly, and a payment may differ from the
 * instalment by one cent.
 */
export function amortisation(terms: LoanTerms, loan: Loan): Amortisation {
  const residual = cents(terms.residualValue ?? 0)
  const capital = cents(terms.financedTotal ?? terms.principal)
  const charges =
    cents(loan.upfront) +
    cents(terms.postExpenses ?? 0) +
    cents((terms.monthlyFee ?? 0) * terms.nrPayments)
  // Interest absorbs the rounding differences of the charges.
  const cost = Math.max(0, cents(loan.mtic) - charges - capital)
  const paid = paidByMonth(terms, loan.feeExact, cost, capital + cost - residual)

  const rows = paid.slice(1).map((until, index): AmortisationRow => {
    const before = paid[index] ?? until
    const interest = interestOf(until.cost) - interestOf(before.cost)
    const payment = until.total - before.total
    const stamp = until.cost - before.cost - interest
    const opening = capital - before.total + before.cost
    return euros({
      month: index + 1,
      kind: 'instalment',
      opening,
      payment,
      interest,
      stamp,
      capital: payment - interest - stamp,
      closing: opening - payment + interest + stamp,
    })
  })
  const last: AmortisationRow = euros({
    month: terms.nrPayments,
    kind: 'residual',
    opening: residual,
    payment: residual,
    interest: 0,
    stamp: 0,
    capital: residual,
    closing: 0,
  })
  return {
    rows: residual === 0 ? rows : [...rows, last],
    interest: interestOf(cost) / 100,
    stamp: (cost - interestOf(cost)) / 100,
    capital: capital / 100,
    charges: charges / 100,
    mtic: (capital + cost + charges) / 100,
  }
}

/** Cumulative payments after each month, from month 0. The last entry is the plan's total. */
function paidByMonth(terms: LoanTerms, feeExact: number, cost: number, total: number): Paid[] {
  const rate = ((terms.tan / 100) * (1 + STAMP_ON_INTEREST)) / 12
  let debt = terms.financedTotal ?? terms.principal
  let costSoFar = 0
  const paid = Array.from({ length: terms.nrPayments }, (_, index): Paid => {
    costSoFar += debt * rate
    debt += debt * rate - feeExact
    return {
      total: Math.min(cents(feeExact * (index + 1)), total),
      cost: Math.min(cents(costSoFar), cost),
    }
  })
  return [{ total: 0, cost: 0 }, ...paid.slice(0, -1), { total, cost }]
}

/** The interest in a cost of interest and stamp duty, in cents. */
function interestOf(cost: number): number {
  return Math.round(cost / (1 + STAMP_ON_INTEREST))
}

function cents(amount: number): number {
  return Math.round(roundHalfUp(amount, 2) * 100)
}

function euros(row: AmortisationRow): AmortisationRow {
  const { opening, payment, interest, stamp, capital, closing } = row
  return {
    ...row,
    opening: opening / 100,
    payment: payment / 100,
    interest: interest / 100,
    stamp: stamp / 100,
    capital: capital / 100,
    closing: closing / 100,
  }
}

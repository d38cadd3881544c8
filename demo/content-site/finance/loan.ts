import { annualPercentageRate } from './apr.ts'
import { ceilToCent, roundHalfUp } from './rounding.ts'

/** Stamp duty on interest, verba 17.3 of the stamp-duty table: 4 %, paid inside the instalment. */
export const STAMP_ON_INTEREST = 0.04

/** Stamp duty on commissions, verba 17.3.4: 4 %. */
const STAMP_ON_COMMISSION = 0.04

/** What is lent and on which terms. Money in euros, rates in percent, time in months. */
export interface LoanTerms {
  /** Capital put at the buyer's disposal: price less initial entry. */
  readonly principal: number
  /** Nominal annual rate. */
  readonly tan: number
  readonly nrPayments: number
  /** Stamp duty on the use of credit, percent of the capital, paid at signing; missing gives 0. */
  readonly stampUsePct?: number | null
  /** Opening commission, paid at signing; missing gives 0. */
  readonly openingFee?: number | null
  /** Stamp duty on the opening commission; missing gives 4 % of it. */
  readonly openingFeeStamp?: number | null
  /** Capital including charges that are lent too; missing gives the principal. */
  readonly financedTotal?: number | null
  /** Charged with every instalment; missing gives 0. */
  readonly monthlyFee?: number | null
  /** Paid with the last instalment; missing gives 0. */
  readonly residualValue?: number | null
  /** Charges with the last instalment; missing gives 0. */
  readonly postExpenses?: number | null
}

/** What a loan costs. Money in euros, rates in percent. */
export interface Loan {
  /** Instalment as shown: with the monthly fee, half up to the cent. */
  readonly fee: number
  /** Instalment unrounded, without the monthly fee. */
  readonly feeExact: number
  /** Instalment with the monthly fee, rounded up, as some lenders charge it. */
  readonly feeCeil: number
  readonly taeg: number
  readonly taegExact: number
  /** All the consumer pays, without the initial entry, from unrounded instalments; to the cent. */
  readonly mtic: number
  /** MTIC where every instalment is rounded up. */
  readonly mticRoundedFee: number
  /** Charges paid at signing. */
  readonly upfront: number
  /** Interest with its stamp duty over the whole term; to the cent. */
  readonly totalInterestInclStamp: number
}

/**
 * Simulates a loan of equal monthly instalments, stamp duty on interest inside them.
 * TAEG counts the principal as drawn, and charges that are financed as repaid through the instalments.
 * @throws RangeError for terms that describe no loan, NoRateError where charges eat the principal.
 */
export function simulateLoan(terms: LoanTerms): Loan {
  const { principal, tan, nrPayments } = terms
  const capital = terms.financedTotal ?? principal
  const residualValue = terms.residualValue ?? 0
  const monthlyFee = terms.monthlyFee ?? 0
  const postExpenses = terms.postExpenses ?? 0
  const openingFee = terms.openingFee ?? 0
  const openingFeeStamp = terms.openingFeeStamp ?? openingFee * STAMP_ON_COMMISSION
  const stampOnUse = ((terms.stampUsePct ?? 0) / 100) * capital
  requireLoan(terms, [
    capital,
    residualValue,
    monthlyFee,
    postExpenses,
    openingFee,
    openingFeeStamp,
    stampOnUse,
  ])

  const upfront = stampOnUse + openingFee + openingFeeStamp
  const feeExact = annuity(capital, tan, nrPayments, residualValue)
  const instalment = feeExact + monthlyFee
  const feeCeil = ceilToCent(instalment)
  const atTheEnd = residualValue + postExpenses
  const { taeg, taegExact } = annualPercentageRate({
    drawdown: principal,
    upfrontCharges: upfront,
    instalments: [{ n: nrPayments, amount: instalment }],
    payments: [{ month: nrPayments, amount: atTheEnd }],
  })
  return {
    fee: roundHalfUp(instalment, 2),
    feeExact,
    feeCeil,
    taeg,
    taegExact,
    mtic: roundHalfUp(nrPayments * instalment + atTheEnd + upfront, 2),
    mticRoundedFee: roundHalfUp(nrPayments * feeCeil + atTheEnd + upfront, 2),
    upfront: roundHalfUp(upfront, 2),
    totalInterestInclStamp: roundHalfUp(nrPayments * feeExact + residualValue - capital, 2),
  }
}

/** The constant instalment that repays the capital less the residual's present value. */
function annuity(capital: number, tan: number, months: number, residualValue: number): number {
  const rate = ((tan / 100) * (1 + STAMP_ON_INTEREST)) / 12
  if (rate === 0) return (capital - residualValue) / months
  // 1 - v^n through expm1, since 1 - (1+i)^-n loses its digits for tiny rates.
  const discount = -Math.expm1(-months * Math.log1p(rate))
  return ((capital - residualValue * (1 - discount)) * rate) / discount
}

function requireLoan(terms: LoanTerms, charges: readonly number[]): void {
  const { principal, tan, nrPayments } = terms
  const isLoan =
    [principal, tan, ...charges].every((number) => Number.isFinite(number) && number >= 0) &&
    principal > 0 &&
    Number.isInteger(nrPayments) &&
    nrPayments > 0
  if (!isLoan) throw new RangeError('These terms describe no loan.')
}

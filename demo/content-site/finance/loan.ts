import { annualPercentageRate } from './apr.ts'
import { ceilToCent, roundHalfUp } from './rounding.ts'

/** Stamp duty on interest, verba 17.3 of the stamp-duty table: 4 %, paid inside the instalment. */
export const STAMP_ON_INTEREST = 0.04

/** Stamp duty on commissions, verba 17.3.4: 4 %. */
const STAMP_ON_COMMISSION = 0.04

/** Amount and terms of a loan. Amounts in euros, rates in percent, times in months. */
export interface LoanTerms {
  /** Amount available to the buyer: price less down payment. */
  readonly principal: number
  /** Nominal annual rate. */
  readonly tan: number
  readonly nrPayments: number
  /** Stamp duty on the use of credit in percent of the capital, paid at signing; missing is 0. */
  readonly stampUsePct?: number | null
  /** Opening commission, paid at signing; missing is 0. */
  readonly openingFee?: number | null
  /** Stamp duty on the opening commission; missing is 4 % of it. */
  readonly openingFeeStamp?: number | null
  /** Capital including financed charges; missing is the principal. */
  readonly financedTotal?: number | null
  /** Fee charged with every instalment; missing is 0. */
  readonly monthlyFee?: number | null
  /** Residual value paid with the last instalment; missing is 0. */
  readonly residualValue?: number | null
  /** Charges paid with the last instalment; missing is 0. */
  readonly postExpenses?: number | null
}

/** Cost of a loan. Amounts in euros, rates in percent. */
export interface Loan {
  /** Instalment for display: with the monthly fee, rounded half up to the cent. */
  readonly fee: number
  /** Unrounded instalment, without the monthly fee. */
  readonly feeExact: number
  /** Instalment with the monthly fee, rounded up, as some lenders charge it. */
  readonly feeCeil: number
  readonly taeg: number
  readonly taegExact: number
  /**
   * Total paid by the consumer, without the down payment. Computed from unrounded instalments, then
   * rounded to the cent.
   */
  readonly mtic: number
  /** MTIC when every instalment is rounded up. */
  readonly mticRoundedFee: number
  /** Charges paid at signing. */
  readonly upfront: number
  /** Interest with stamp duty over the whole term, rounded to the cent. */
  readonly totalInterestInclStamp: number
}

/**
 * Simulates a loan with equal monthly instalments that include stamp duty on interest.
 * TAEG uses the principal as the amount drawn; financed charges are repaid through the instalments.
 * @throws RangeError for invalid terms, NoRateError when charges use up the principal.
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

/** The constant instalment that repays the capital less the present value of the residual. */
function annuity(capital: number, tan: number, months: number, residualValue: number): number {
  const rate = ((tan / 100) * (1 + STAMP_ON_INTEREST)) / 12
  if (rate === 0) return (capital - residualValue) / months
  // Compute 1 - v^n with expm1, because 1 - (1+i)^-n loses precision for tiny rates.
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

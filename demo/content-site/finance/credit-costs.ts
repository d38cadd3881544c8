/** What a credit costs beside its interest, as the lender set it. Money in euros, rates in percent. */
export interface CreditCosts {
  /** Stamp duty on the use of credit per month or part of it, below 12 months (verba 17.2.1). */
  readonly stampUsePerMonth: number
  /** Stamp duty on the use of credit from one year on (verba 17.2.2). */
  readonly stampUseFromOneYear: number
  readonly openingFee: number
  /** Contract extinction fee of a CREDIT contract, paid with the last instalment (spec §9). */
  readonly extinctionFee: number
}

/** Stamp duty on the use of credit for a term in months, percent of the capital. */
export function stampUsePct(costs: CreditCosts, months: number): number {
  return months < 12 ? costs.stampUsePerMonth * months : costs.stampUseFromOneYear
}

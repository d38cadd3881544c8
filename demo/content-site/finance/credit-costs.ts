/** The lender's costs of a credit besides interest. Amounts in euros, rates in percent. */
export interface CreditCosts {
  /** Stamp duty on the use of credit per month or part of a month, for terms under 12 months (verba 17.2.1). */
  readonly stampUsePerMonth: number
  /** Stamp duty on the use of credit for terms of one year or more (verba 17.2.2). */
  readonly stampUseFromOneYear: number
  readonly openingFee: number
  /** Contract extinction fee of a CREDIT contract, paid with the last instalment (spec §9). */
  readonly extinctionFee: number
}

/** Stamp duty on the use of credit in percent of the capital, for a term in months. */
export function stampUsePct(costs: CreditCosts, months: number): number {
  return months < 12 ? costs.stampUsePerMonth * months : costs.stampUseFromOneYear
}

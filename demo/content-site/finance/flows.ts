/** Equal payments at equal distances. */
export interface InstalmentSeries {
  /** How many. */
  readonly n: number
  /** Euros each. */
  readonly amount: number
  /** Months from the drawdown to the first; missing gives 1. */
  readonly firstMonth?: number | null
  /** Months from one to the next; missing gives 1. */
  readonly stepMonths?: number | null
  /** Years added to every date, for a longer first period; missing gives 0. */
  readonly offsetYears?: number | null
}

/** A single payment; its date is `years`, or else `month` twelfths of a year, after the drawdown. */
export interface Payment {
  readonly month?: number | null
  readonly years?: number | null
  /** Euros. */
  readonly amount: number
}

/** What a consumer receives and pays for a credit. Money in euros. */
export interface CreditFlows {
  /** Paid out on day 0. */
  readonly drawdown: number
  /** Charges paid on day 0; missing gives 0. */
  readonly upfrontCharges?: number | null
  readonly instalments?: readonly InstalmentSeries[] | null
  readonly payments?: readonly Payment[] | null
}

export interface DatedAmount {
  readonly years: number
  readonly amount: number
}

/** All payments with their dates in years; a year is 12 equal months (DL 133/2009, Anexo I). */
export function datedPayments(flows: CreditFlows): DatedAmount[] {
  const series = (flows.instalments ?? []).flatMap((instalments) => seriesPayments(instalments))
  const single = (flows.payments ?? []).map(({ amount, month, years }) => ({
    years: years ?? (month ?? Number.NaN) / 12,
    amount,
  }))
  return [...series, ...single]
}

function seriesPayments(instalments: InstalmentSeries): DatedAmount[] {
  const { n, amount, firstMonth, stepMonths, offsetYears } = instalments
  return Array.from({ length: n }, (_, index) => ({
    years: ((firstMonth ?? 1) + index * (stepMonths ?? 1)) / 12 + (offsetYears ?? 0),
    amount,
  }))
}

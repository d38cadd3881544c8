/** A series of equal payments at equal intervals. */
export interface InstalmentSeries {
  /** Number of payments. */
  readonly n: number
  /** Amount of each payment in euros. */
  readonly amount: number
  /** Months from the drawdown to the first payment; missing is 1. */
  readonly firstMonth?: number | null
  /** Months between payments; missing is 1. */
  readonly stepMonths?: number | null
  /** Years added to every date, for a longer first period; missing is 0. */
  readonly offsetYears?: number | null
}

/** A single payment. Its date after the drawdown is `years`, or `month` / 12 without it. */
export interface Payment {
  readonly month?: number | null
  readonly years?: number | null
  /** Amount in euros. */
  readonly amount: number
}

/** What a consumer receives and pays for a credit. Amounts in euros. */
export interface CreditFlows {
  /** Amount paid out on day 0. */
  readonly drawdown: number
  /** Charges paid on day 0; missing is 0. */
  readonly upfrontCharges?: number | null
  readonly instalments?: readonly InstalmentSeries[] | null
  readonly payments?: readonly Payment[] | null
}

interface DatedAmount {
  readonly years: number
  readonly amount: number
}

/** All payments with their dates in years. A year is 12 equal months (DL 133/2009, Anexo I). */
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

import type { CreditFlows } from './flows.ts'
import { datedPayments } from './flows.ts'
import { findRoot, NoRateError } from './root.ts'
import { roundHalfUp } from './rounding.ts'

export { NoRateError }
export type { CreditFlows, InstalmentSeries, Payment } from './flows.ts'

/** Decimals to which the solver is accurate. Digits beyond them must not decide how a rate is rounded. */
const SOLVER_DECIMALS = 9

/** An effective annual rate, in percent. */
interface AnnualPercentageRate {
  /** TAEG for display: one decimal, rounded half up. */
  readonly taeg: number
  readonly taegExact: number
  /** Twelve times the equivalent monthly rate, as US Regulation Z defines the APR. */
  readonly nominalExact: number
}

/**
 * Solves the TAEG X of a credit: Σ C (1+X)^-t = Σ D (1+X)^-s (DL 133/2009, Anexo I).
 * Percent; negative when the consumer pays back less than was drawn.
 * @throws NoRateError for flows without a rate: nothing drawn, nothing paid back, or a missing date
 * or non-finite amount.
 */
export function annualPercentageRate(flows: CreditFlows): AnnualPercentageRate {
  const payments = datedPayments(flows)
  const net = flows.drawdown - (flows.upfrontCharges ?? 0)
  const numbers = [net, ...payments.flatMap(({ amount, years }) => [amount, years])]
  if (!numbers.every((number) => Number.isFinite(number))) {
    throw new NoRateError('Amounts and dates must be finite numbers.')
  }
  if (payments.some(({ years }) => years < 0)) {
    throw new NoRateError('A payment cannot precede the drawdown.')
  }
  if (net <= 0) throw new NoRateError('The charges leave nothing of the amount drawn.')

  // The unknown is ln(1+X): the sum is then smooth and defined for every rate above -100 %.
  const logRate = findRoot((x) => {
    let value = -net
    let slope = 0
    for (const { amount, years } of payments) {
      const present = amount * Math.exp(-x * years)
      value += present
      slope -= years * present
    }
    return { value: value / net, slope: slope / net }
  })
  const taegExact = Math.expm1(logRate) * 100
  const nominalExact = Math.expm1(logRate / 12) * 1200
  return { taeg: roundHalfUp(roundHalfUp(taegExact, SOLVER_DECIMALS), 1), taegExact, nominalExact }
}

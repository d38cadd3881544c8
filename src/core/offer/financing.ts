import type { Version } from '../catalogue/catalogue.ts'
import type { CreditType } from '../configuration/configuration.ts'
import type { CreditLimits, ContentConfig } from '../content-site/content-config.ts'
import { financedPrice, totalPrice } from './price-lines.ts'
import type { Read } from '../content-site/wire.ts'
import { roundHalfUp, type Euros, type Months, type Percent } from '../values/units.ts'

/** The maximum down payment is rounded down to a multiple of this, in euros (spec §5, §9). */
const MAX_DOWN_PAYMENT_STEP = 500

/** A slider's minimum, last reachable step and step size. */
export interface SliderLimits {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The limits of a credit type. Null if the content config has none. */
export function limitsOf(config: ContentConfig, type: CreditType): CreditLimits | null {
  return type === 'CREDIT' ? config.credit : config.openDrive
}

/** The credit types that the content config has limits for, in display order (spec §2). */
export function creditTypes(config: ContentConfig): readonly CreditType[] {
  return (['CREDIT', 'HOD'] as const).filter((type) => limitsOf(config, type) !== null)
}

/** The maximum down payment in euros: a percentage of the price, rounded down to a multiple of 500 € (spec §5). */
export function maximumDownPayment(price: Euros, percent: Percent): Euros {
  return (
    Math.floor(roundHalfUp((price * percent) / 100, 2) / MAX_DOWN_PAYMENT_STEP) *
    MAX_DOWN_PAYMENT_STEP
  )
}

/** Slider limits of one credit type for one version: down payment in euros, term in months. */
export type CreditRange = Read<typeof creditRange>

/**
 * The slider limits of a credit type for a version's price (spec §5). The down payment moves in steps of its minimum
 * (500 € if that is 0), the term in the configured steps. Null without limits or price, or if a slider has no values.
 */
export function creditRange(limits: CreditLimits | null, price: Euros | null) {
  if (!limits || price === null) return null
  const { minDownPayment, maxDownPaymentPercent, minMonths, maxMonths, stepMonths } = limits
  const maxDownPayment = maximumDownPayment(price, maxDownPaymentPercent)
  const step = minDownPayment || MAX_DOWN_PAYMENT_STEP
  const downPayment = stepped(minDownPayment, maxDownPayment, step)
  const months = stepped(minMonths, maxMonths, stepMonths)
  return downPayment && months && { downPayment, months }
}

/** Lowers the maximum to the last full step. Null if there is no value to choose. */
function stepped(min: number, max: number, step: number): SliderLimits | null {
  if (max < min || step <= 0) return null
  return { min, max: min + Math.floor((max - min) / step) * step, step }
}

/** The allowed value nearest to the requested one. Of two equally near values, the larger. */
export function nearestValue({ min, max, step }: SliderLimits, requested: number): number {
  const stepsUp = Math.round((Math.min(Math.max(requested, min), max) - min) / step)
  return min + stepsUp * step
}

export type LoanRequest = Read<typeof allowedLoanRequest>

/**
 * A loan request within the limits, such as the initial values of the simulation: those of the version's own offer. A
 * down payment within the limits is kept, even if it lies between two slider steps. Outside the limits, it becomes the
 * nearest allowed value. The term always becomes the nearest allowed value. A missing down payment becomes the minimum,
 * a missing term the maximum.
 */
export function allowedLoanRequest(
  range: CreditRange,
  requested: Pick<Version, 'downPayment' | 'nrPayments'>,
) {
  const { min, max } = range.downPayment
  const downPayment = requested.downPayment ?? min
  const isAllowed = downPayment >= min && downPayment <= max
  return {
    downPayment: isAllowed ? downPayment : nearestValue(range.downPayment, downPayment),
    nrPayments: nearestValue(range.months, requested.nrPayments ?? range.months.max),
  }
}

/** A residual value as a fraction. A value above 1 is a percentage (spec §5). */
export function residualFraction(value: number): number {
  return value > 1 ? value / 100 : value
}

/**
 * The final payment of Open Drive, in euros, rounded to the cent (spec §7): the value for the term in the residual
 * table, else the version's own residual value, else 0. Null if that value is unknown.
 */
export function residualAmount(
  version: Pick<Version, 'residualValue' | 'residualValues'>,
  price: Euros,
  months: Months,
): Euros | null {
  const row = version.residualValues.find((item) => item.months === months)
  const value = row ? row.value : version.residualValue
  if (value === null) return null
  if (row?.kind === 'euros') return row.value
  return roundHalfUp(price * residualFraction(value ?? 0), 2)
}

/** The terms of a quote request: one version with its colours, as a traditional loan or Open Drive. */
export type QuoteTerms = Read<typeof creditTerms>

/**
 * The terms of a quote request (spec §7). CREDIT finances the base price, Open Drive the price without finance. Both
 * include the colour surcharges. Null without limits, or if one of the amounts is unknown.
 */
export function creditTerms(
  config: ContentConfig,
  creditType: CreditType,
  version: Version,
  surcharges: readonly (Euros | null)[],
  { downPayment, nrPayments }: LoanRequest,
) {
  const limits = limitsOf(config, creditType)
  const isCredit = creditType === 'CREDIT'
  const { priceWithoutFinance } = version
  if (!limits || priceWithoutFinance === null) return null
  const vehiclePrice = totalPrice(financedPrice(version, creditType), surcharges)
  if (vehiclePrice === null) return null
  const residual = isCredit ? 0 : residualAmount(version, vehiclePrice, nrPayments)
  if (residual === null) return null
  return {
    versionId: version.id,
    priceWithoutFinance,
    /** Price of the car, colours included. */
    vehiclePrice,
    minDownPayment: limits.minDownPayment,
    downPayment,
    nrPayments,
    minRate: limits.minRate,
    maxRate: limits.maxRate,
    /** 0 for CREDIT (spec §7). */
    residualAmount: residual,
    creditType,
  }
}

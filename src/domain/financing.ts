import type { ResidualValue, Version } from './catalogue.ts'
import type { CreditType } from './configuration.ts'
import type { ContentConfig, CreditLimits } from './content-config.ts'
import { totalPrice } from './price.ts'
import type { QuoteTerms } from './quote.ts'
import { roundHalfUp } from './rounding.ts'
import type { Euros, Fraction, Months, Percent } from './units.ts'

/** Maximum entries are rounded down to a multiple of this many euros (spec §5, §9). */
const MAX_ENTRY_STEP = 500

/** Where a slider begins, where its last step lies, and how far apart its steps are. */
export interface SliderLimits {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** What one credit type allows for one version: entries in euros, terms in months. */
export interface CreditRange {
  readonly entry: SliderLimits
  readonly months: SliderLimits
}

/** What the buyer asks to be financed. */
export interface LoanRequest {
  readonly entry: Euros
  readonly months: Months
}

/** The limits of a credit type; null where the content config gives none. */
export function limitsOf(config: ContentConfig, type: CreditType): CreditLimits | null {
  return type === 'CREDIT' ? config.credit : config.openDrive
}

/** The credit types that the content config has limits for, in the order they are offered (spec §2). */
export function creditTypes(config: ContentConfig): readonly CreditType[] {
  return (['CREDIT', 'HOD'] as const).filter((type) => limitsOf(config, type) !== null)
}

/** The largest entry of a version, in euros: a percentage of its price, rounded down to 500 € (spec §5). */
export function maximumEntry(price: Euros, percent: Percent): Euros {
  return Math.floor(roundHalfUp((price * percent) / 100, 2) / MAX_ENTRY_STEP) * MAX_ENTRY_STEP
}

/**
 * The sliders' limits of a credit type for a version of a price (spec §5): entries in steps of the minimum entry
 * (500 € where that is 0), terms in the configured steps. Null without limits or price, or where nothing lies between.
 */
export function creditRange(limits: CreditLimits | null, price: Euros | null): CreditRange | null {
  if (!limits || price === null) return null
  const { minEntry, minMonths, maxMonths, stepMonths } = limits
  const entry = stepped(minEntry, maximumEntry(price, limits.maxEntry), minEntry || MAX_ENTRY_STEP)
  const months = stepped(minMonths, maxMonths, stepMonths)
  return entry && months && { entry, months }
}

/** The last step is the last one that does not pass the maximum. */
function stepped(min: number, max: number, step: number): SliderLimits | null {
  if (max < min || step <= 0) return null
  return { min, max: min + Math.floor((max - min) / step) * step, step }
}

/** The allowed value nearest to one wished for; the larger of two equally near. */
export function nearestValue({ min, max, step }: SliderLimits, wished: number): number {
  const stepsUp = Math.round((Math.min(Math.max(wished, min), max) - min) / step)
  return min + stepsUp * step
}

/**
 * Where the simulation begins: at the version's own offer. A down payment within the limits is kept although it lies
 * between two steps of the slider; one beyond them, and a term that is no step, become the nearest allowed. A missing
 * down payment is the least, a missing term the longest.
 */
export function defaultLoanRequest(
  { entry, months }: CreditRange,
  { initialEntry, nrPayments }: Pick<Version, 'initialEntry' | 'nrPayments'>,
): LoanRequest {
  const own = initialEntry ?? entry.min
  return {
    entry: own >= entry.min && own <= entry.max ? own : nearestValue(entry, own),
    months: nearestValue(months, nrPayments ?? months.max),
  }
}

/** A residual value as a part of one: above 1 it is a percent (spec §5). Decided here only. */
export function residualFraction(value: number): Fraction {
  return value > 1 ? value / 100 : value
}

/**
 * What the last instalment of open drive is, in euros to the cent (spec §7): the residual table's value at the term,
 * else the version's own residual value; 0 where there is neither.
 */
export function residualAmount(
  version: Pick<Version, 'residualValue' | 'residualValues'>,
  price: Euros,
  months: Months,
): Euros {
  const row: ResidualValue | undefined = version.residualValues.find(
    (item) => item.months === months,
  )
  if (row?.kind === 'euros') return row.value
  const value = row?.value ?? version.residualValue ?? 0
  return roundHalfUp(price * residualFraction(value), 2)
}

/**
 * What to ask the content site (spec §7): CREDIT finances the base price, open drive the price without finance,
 * both with the colours' surcharges. Null for a version without a price.
 */
export function creditTerms(
  version: Version,
  surcharges: readonly (Euros | null)[],
  limits: CreditLimits,
  creditType: CreditType,
  { entry, months }: LoanRequest,
): QuoteTerms | null {
  const isCredit = creditType === 'CREDIT'
  const priceWithoutFinance = version.priceWithoutFinance ?? version.price
  const vehiclePrice = totalPrice(isCredit ? version.price : priceWithoutFinance, surcharges)
  if (priceWithoutFinance === null || vehiclePrice === null) return null
  return {
    versionId: version.id,
    priceWithoutFinance,
    vehiclePrice,
    minEntry: limits.minEntry,
    initialEntry: entry,
    nrPayments: months,
    minRate: limits.minRate,
    maxRate: limits.maxRate,
    residualAmount: isCredit ? 0 : residualAmount(version, vehiclePrice, months),
    creditType,
  }
}

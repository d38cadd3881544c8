/**
 * The lender's limits in the content config: maximum down payments in percent, terms in months,
 * minimum down payments in euros.
 */
interface LimitSettings {
  readonly credMinMonths: number
  readonly credMaxMonths: number
  readonly credStep: number
  readonly credMinEntry: number
  readonly credMaxEntry: number
  readonly hodMinMonths: number
  readonly hodMaxMonths: number
  readonly hodStep: number
  readonly hodMinEntry: number
  readonly hodMaxEntry: number
}

/** Limits of one credit type: down payments in euros, terms in months. */
export interface CreditLimits {
  readonly minEntry: number
  readonly maxEntry: number
  readonly minMonths: number
  readonly maxMonths: number
  readonly stepMonths: number
}

/** Maximum down payments are rounded down to a multiple of this many euros (spec §5). */
const MAX_ENTRY_STEP = 500

/** The limits for a version price with CREDIT or Open Drive (spec §5). */
export function creditLimits(
  config: LimitSettings,
  isCredit: boolean,
  versionPrice: number,
): CreditLimits {
  const percent = isCredit ? config.credMaxEntry : config.hodMaxEntry
  const maxEntry = Math.floor((versionPrice * percent) / 100 / MAX_ENTRY_STEP) * MAX_ENTRY_STEP
  return isCredit
    ? {
        minEntry: config.credMinEntry,
        maxEntry,
        minMonths: config.credMinMonths,
        maxMonths: config.credMaxMonths,
        stepMonths: config.credStep,
      }
    : {
        minEntry: config.hodMinEntry,
        maxEntry,
        minMonths: config.hodMinMonths,
        maxMonths: config.hodMaxMonths,
        stepMonths: config.hodStep,
      }
}

/** Whether a down payment is within the limits, inclusive. */
export function isEntryAllowed(limits: CreditLimits, entry: number): boolean {
  return entry >= limits.minEntry && entry <= limits.maxEntry
}

/** Whether a term is one of the configured steps and within the limits, inclusive. */
export function isTermAllowed(limits: CreditLimits, months: number): boolean {
  const { minMonths, maxMonths, stepMonths } = limits
  return months >= minMonths && months <= maxMonths && (months - minMonths) % stepMonths === 0
}

/** The allowed down payment nearest to the requested one, in euros. */
export function nearestEntry(limits: CreditLimits, entry: number): number {
  return Math.min(Math.max(entry, limits.minEntry), limits.maxEntry)
}

/** The configured term nearest to the requested one, in months. Prefers the longer of two equally near. */
export function nearestTerm(limits: CreditLimits, months: number): number {
  const { minMonths, maxMonths, stepMonths } = limits
  const last = Math.floor((maxMonths - minMonths) / stepMonths)
  const step = Math.round((months - minMonths) / stepMonths)
  return minMonths + Math.min(Math.max(step, 0), last) * stepMonths
}

/** The lender's limits as the content config states them: maximum entries in percent, terms in months, minimum entries in euros. */
export interface LimitSettings {
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

/** What one credit type allows: entries in euros, terms in months. */
export interface CreditLimits {
  readonly minEntry: number
  readonly maxEntry: number
  readonly minMonths: number
  readonly maxMonths: number
  readonly stepMonths: number
}

/** Maximum entries are rounded down to a multiple of this many euros (spec §5). */
const MAX_ENTRY_STEP = 500

/** The limits for a version of a price, CREDIT or open drive (spec §5). */
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

/** Whether an entry lies within the limits, both included. */
export function isEntryAllowed(limits: CreditLimits, entry: number): boolean {
  return entry >= limits.minEntry && entry <= limits.maxEntry
}

/** Whether a term is one of the configured steps within the limits, both included. */
export function isTermAllowed(limits: CreditLimits, months: number): boolean {
  const { minMonths, maxMonths, stepMonths } = limits
  return months >= minMonths && months <= maxMonths && (months - minMonths) % stepMonths === 0
}

/** The entry within the limits that is nearest to one wished for, in euros. */
export function nearestEntry(limits: CreditLimits, entry: number): number {
  return Math.min(Math.max(entry, limits.minEntry), limits.maxEntry)
}

/** The configured term nearest to one wished for, in months; the longer of two equally near. */
export function nearestTerm(limits: CreditLimits, months: number): number {
  const { minMonths, maxMonths, stepMonths } = limits
  const last = Math.floor((maxMonths - minMonths) / stepMonths)
  const step = Math.round((months - minMonths) / stepMonths)
  return minMonths + Math.min(Math.max(step, 0), last) * stepMonths
}

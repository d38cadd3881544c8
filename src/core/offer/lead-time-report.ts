import { toCents, type Euros, type Id } from '../values/units.ts'
import type { LeadTime } from '../catalogue/lead-time.ts'
import { CHOICE_KINDS, isOption, type OptionKind } from '../configuration/choice-steps.ts'

/** The choices that state how long a car takes. */
export type TimedKind = 'version' | OptionKind

/** In step order. */
export const TIMED_KINDS: readonly TimedKind[] = CHOICE_KINDS.filter(
  (kind) => kind === 'version' || isOption(kind),
)

export interface FasterChoice {
  readonly kind: TimedKind
  readonly id: Id
  readonly name: string
  /** Of the whole car with this choice. */
  readonly leadTime: LeadTime
  /** What the car costs more with it. Negative if it costs less. */
  readonly euros: Euros
}

export interface TimedItem {
  readonly item: TimedKind
  readonly name: string
  /** True for an option that is counted although it is not chosen yet. */
  readonly isExpected?: boolean
}

/** How long a car takes, and what decides it. */
export interface LeadTimeReport extends LeadTime {
  readonly slowest: readonly TimedItem[]
  /** The options that are counted although they are not chosen yet: the next steps preselect them. */
  readonly expected: readonly TimedItem[]
  /** Null if no other choice is faster. */
  readonly faster: FasterChoice | null
}

export type LeadTimeRecord = ReturnType<typeof toLeadTimeRecord>

/** How long a car takes in a snapshot, from which mails, PDF and lead screens print it. `faster` is missing without one. */
export function toLeadTimeRecord(report: LeadTimeReport) {
  const { fromWeeks, toWeeks, statedOn, slowest, faster } = report
  return {
    fromWeeks,
    toWeeks,
    statedOn,
    slowest,
    ...(faster && {
      faster: {
        item: faster.kind,
        name: faster.name,
        fromWeeks: faster.leadTime.fromWeeks,
        toWeeks: faster.leadTime.toWeeks,
        cents: toCents(faster.euros) ?? 0,
      },
    }),
  }
}

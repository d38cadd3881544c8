import { toCents } from '../cents.ts'
import type { FasterChoice, TimedKind } from './faster-choice.ts'
import type { LeadTime } from './lead-time.ts'

/** A choice by its kind and name. */
export interface TimedItem {
  readonly item: TimedKind
  readonly name: string
}

/** How long a car takes in a snapshot, from which mails, PDF and lead screens print it. */
export interface LeadTimeRecord extends LeadTime {
  /** The choices that take longest: at least one. */
  readonly slowest: readonly TimedItem[]
  /** Missing if no other choice is faster. */
  readonly faster?: TimedItem &
    Pick<LeadTime, 'fromWeeks' | 'toWeeks'> & {
      /** What the car costs more with it. Negative if it costs less. */
      readonly cents: number
    }
}

/** A choice by its kind and name, as texts name it. */
export interface NamedChoice {
  readonly kind: TimedKind
  readonly name: string
}

/** How long a car takes, and what decides it. */
export interface LeadTimeReport extends LeadTime {
  /** The choices that take longest. */
  readonly slowest: readonly NamedChoice[]
  /** The options that are counted although they are not chosen yet: the next steps preselect them. */
  readonly expected: readonly NamedChoice[]
  /** Null if no other choice is faster. */
  readonly faster: FasterChoice | null
}

/** The record of a report. */
export function toLeadTimeRecord(report: LeadTimeReport): LeadTimeRecord {
  const { fromWeeks, toWeeks, statedOn, slowest, faster } = report
  return {
    fromWeeks,
    toWeeks,
    statedOn,
    slowest: slowest.map(({ kind, name }) => ({ item: kind, name })),
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

import { isoDay } from '../values/days.ts'
import { asWire, readNumber, readText } from '../content-site/wire.ts'

/** Null if nothing is stated, 'unreadable' if something was sent that is no statement. */
export type StatedLeadTime = ReturnType<typeof readLeadTime>

/**
 * Reads the `leadTime` of a version or an option. Missing gives null. Anything but whole weeks from 1 to 104, in order and
 * with a date, is 'unreadable': it says something, and nobody knows what.
 */
export function readLeadTime(value: unknown) {
  if ((value ?? '') === '') return null
  const { from, to, date, source } = asWire(value)
  const fromWeeks = readNumber(from)
  const toWeeks = readNumber(to)
  const statedOn = isoDay(readText(date))
  if (!isWeeks(fromWeeks) || !isWeeks(toWeeks) || fromWeeks > toWeeks || statedOn === null)
    return 'unreadable' as const
  /** The source is who states it. */
  return { fromWeeks, toWeeks, statedOn, source: readText(source) }
}

function isWeeks(weeks: number | null): weeks is number {
  return weeks !== null && Number.isInteger(weeks) && weeks >= 1 && weeks <= MAXIMUM_WEEKS
}

/** What a content site states about the delivery of cars with a version or an option. */
type LeadTimeStatement = Exclude<StatedLeadTime, 'unreadable' | null>

/** A version or an option, as far as its delivery is concerned. */
export interface WithLeadTime {
  readonly leadTime: StatedLeadTime
}

/** How long a configured car takes, and the date of the oldest statement that this rests on. */
export type LeadTime = Pick<LeadTimeStatement, 'fromWeeks' | 'toWeeks' | 'statedOn'>

/** A statement that is older says nothing about today. */
export const MAXIMUM_AGE_DAYS = 14

/** Longest delivery that can be stated, in weeks. More is an error of the data. */
export const MAXIMUM_WEEKS = 104

/**
 * How long a car takes: the longest of its parts, because it is built with all of them. It is ready at the earliest when
 * the last part can be, and at the latest when the last part must be, so each end of the span is the greatest of its kind.
 * @param options The chosen options. Null is not chosen; one that states nothing does not delay the car.
 * @param today As ISO date.
 * @returns Null if the version states nothing, or if any statement is unreadable, older than 14 days or dated in the
 * future: the car may take longer than the other statements say.
 */
export function leadTimeOf(
  version: WithLeadTime | null,
  options: readonly (WithLeadTime | null)[],
  today: string,
): LeadTime | null {
  const stated = [version, ...options].flatMap((part) => part?.leadTime ?? [])
  const current = stated.filter((statement) => isCurrent(statement, today))
  if (!version?.leadTime || current.length < stated.length) return null
  return {
    fromWeeks: Math.max(...current.map(({ fromWeeks }) => fromWeeks)),
    toWeeks: Math.max(...current.map(({ toWeeks }) => toWeeks)),
    statedOn: current.map(({ statedOn }) => statedOn).reduce((a, b) => (a < b ? a : b)),
  }
}

/** Whether a statement counts today: it can be read, is not from the future, and not older than 14 days. */
export function isCurrent(
  statement: LeadTimeStatement | 'unreadable',
  today: string,
): statement is LeadTimeStatement {
  if (statement === 'unreadable') return false
  const days = (Date.parse(today) - Date.parse(statement.statedOn)) / 86_400_000
  return days >= 0 && days <= MAXIMUM_AGE_DAYS
}

/** Negative if the first delivery is quicker: it is over sooner, or begins sooner with the same end. */
export function compareLeadTimes(a: LeadTime, b: LeadTime): number {
  return a.toWeeks - b.toWeeks || a.fromWeeks - b.fromWeeks
}

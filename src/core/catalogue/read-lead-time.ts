import { isoDay } from '../values/iso-day.ts'
import { MAXIMUM_WEEKS } from './lead-time.ts'
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

import { isoDay } from '../values/iso-day.ts'
import { MAXIMUM_WEEKS, type StatedLeadTime } from './lead-time.ts'
import { asWire, readNumber, readText } from '../content-site/wire.ts'

/**
 * Reads the `leadTime` of a version or an option. Missing gives null. Anything but whole weeks from 1 to 104, in order and
 * with a date, is 'unreadable': it says something, and nobody knows what.
 */
export function readLeadTime(value: unknown): StatedLeadTime {
  if ((value ?? '') === '') return null
  const { from, to, date, source } = asWire(value)
  const fromWeeks = readNumber(from)
  const toWeeks = readNumber(to)
  const statedOn = isoDay(readText(date))
  if (!isWeeks(fromWeeks) || !isWeeks(toWeeks) || fromWeeks > toWeeks || statedOn === null)
    return 'unreadable'
  return { fromWeeks, toWeeks, statedOn, source: readText(source) }
}

function isWeeks(weeks: number | null): weeks is number {
  return weeks !== null && Number.isInteger(weeks) && weeks >= 1 && weeks <= MAXIMUM_WEEKS
}

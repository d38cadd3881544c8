/** The day of an ISO date, with or without a time, as '2026-12-31'. Null for anything else. */
export function isoDay(text: string | null): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text ?? '')?.[0] ?? ''
  const date = new Date(day)
  // '2026-02-30' is read as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}

/** Time zone of mainland Portugal, where the cars are sold, unless a site says otherwise. */
export const MARKET_TIME_ZONE = 'Europe/Lisbon'

const formats: Record<string, Intl.DateTimeFormat> = {}

/**
 * The day of a moment in a time zone, as an ISO date, whatever the time zone of the device.
 * @param timeZone Name of the IANA database. A RangeError is thrown for an unknown one.
 */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish dates are ISO dates.
  return (formats[timeZone] ??= new Intl.DateTimeFormat('sv', { timeZone })).format(moment)
}

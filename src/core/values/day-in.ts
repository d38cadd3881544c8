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

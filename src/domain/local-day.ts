/** The day of a moment in the time zone of the device, as an ISO date: at 00:30 in Lisbon it is not yesterday. */
export function localDay(moment: Date): string {
  const local = moment.getTime() - moment.getTimezoneOffset() * 60_000
  return new Date(local).toISOString().slice(0, 10)
}

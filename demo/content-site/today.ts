const PORTUGAL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon', dateStyle: 'short' })

/** Today's date in mainland Portugal, as ISO date. */
export function todayInPortugal(): string {
  return PORTUGAL.format(new Date())
}

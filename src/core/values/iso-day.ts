/** The day of an ISO date, with or without a time, as '2026-12-31'. Null for anything else. */
export function isoDay(text: string | null): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text ?? '')?.[0] ?? ''
  const date = new Date(day)
  // '2026-02-30' is read as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}

/** Formats an ISO date as '31/12/2026' and ignores a time; an empty string for an invalid date. */
export function formatDate(iso: string | null): string {
  const [, year, month, day] = iso?.match(/^(\d{4})-(\d{2})-(\d{2})(?!\d)/) ?? []
  return year ? `${day}/${month}/${year}` : ''
}

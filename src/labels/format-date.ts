/** '31/12/2026' of an ISO date, whatever time follows it; nothing for what is no date. */
export function formatDate(iso: string | null): string {
  const [, year, month, day] = iso?.match(/^(\d{4})-(\d{2})-(\d{2})(?!\d)/) ?? []
  return year ? `${day}/${month}/${year}` : ''
}

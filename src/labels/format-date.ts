import { language } from './language.ts'

/** Formats an ISO date as '31/12/2026' and ignores a time; an empty string for an invalid date. */
export function formatDate(iso: string | null): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}(?!\d)/.exec(iso ?? '')?.[0] ?? '')
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(language.tag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date)
}

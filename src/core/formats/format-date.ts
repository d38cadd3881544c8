import { language } from '../../labels/language.ts'

/** Formats an ISO date as '31/12/2026', in English as '31 December 2026', and ignores a time; an empty string for an invalid date. */
export function formatDate(iso: string | null): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}(?!\d)/.exec(iso ?? '')?.[0] ?? '')
  if (Number.isNaN(date.getTime())) return ''
  const [year = '', month = '', day = ''] = date.toISOString().split(/[-T]/)
  return (language.date ?? '{day}/{month}/{year}')
    .replace('{day}', day)
    .replace('{d}', String(Number(day)))
    .replace('{month}', language.months?.[Number(month) - 1] ?? month)
    .replace('{year}', year)
}

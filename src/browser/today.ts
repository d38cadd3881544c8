import { localDay } from '../domain/local-day.ts'

/** Today's date on the device, as ISO date: the only clock of what the content site dates. Tests set the system's time. */
export function today(): string {
  return localDay(new Date())
}

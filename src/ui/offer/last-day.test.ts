import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../../core/values/days.ts'

type Words = 'campaignEnd' | 'campaignEnded'

/** Around midnight in Lisbon on the day of a change of hour, which is the last day of a campaign, and its days. */
const MOMENTS: readonly [lastDay: string, moment: string, day: string, words: Words][] = [
  ['2026-03-29', '2026-03-28T23:59:59Z', '2026-03-28', 'campaignEnd'],
  ['2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29', 'campaignEnd'],
  ['2026-03-29', '2026-03-29T01:00:00Z', '2026-03-29', 'campaignEnd'],
  ['2026-03-29', '2026-03-29T22:59:59Z', '2026-03-29', 'campaignEnd'],
  ['2026-03-29', '2026-03-29T23:00:00Z', '2026-03-30', 'campaignEnded'],
  ['2026-10-25', '2026-10-24T22:59:59Z', '2026-10-24', 'campaignEnd'],
  ['2026-10-25', '2026-10-24T23:00:00Z', '2026-10-25', 'campaignEnd'],
  ['2026-10-25', '2026-10-25T01:00:00Z', '2026-10-25', 'campaignEnd'],
  ['2026-10-25', '2026-10-25T23:59:59Z', '2026-10-25', 'campaignEnd'],
  ['2026-10-25', '2026-10-26T00:00:00Z', '2026-10-26', 'campaignEnded'],
]

const source = (path: string): string => JSON.stringify(new URL(`../../${path}`, import.meta.url))

/** Prints what a device in another time zone computes: only a process of its own has one. */
const SCRIPT = `
import { dayIn } from ${source('core/values/days.ts')}
import { lastDayText } from ${source('ui/offer/ledger-words.ts')}
const rows = ${JSON.stringify(MOMENTS)}.map(([lastDay, moment]) => {
  const today = dayIn('Europe/Lisbon', new Date(moment))
  return [lastDay, moment, today, lastDayText((label) => label, 'campaignEnd', lastDay, today)]
})
console.log(JSON.stringify([new Date(0).getTimezoneOffset(), rows]))`

describe('today in Lisbon, and whether a last day is over there', () => {
  it.each([
    ['Lisbon', 'Europe/Lisbon', -60],
    ['the Azores', 'Atlantic/Azores', 60],
    ['Macau', 'Asia/Macau', -480],
    ['São Paulo', 'America/Sao_Paulo', 180],
    ['Los Angeles', 'America/Los_Angeles', 480],
    ['Kiritimati', 'Pacific/Kiritimati', 640],
  ])('are the same on a device in %s, also when the hour changes', (_, TZ, offset) => {
    const options = { env: { ...process.env, TZ }, encoding: 'utf8' } as const
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], options)
    expect(JSON.parse(printed)).toEqual([offset, MOMENTS])
  })
})

describe('today in another market', () => {
  it.each([
    ['Atlantic/Azores', '2026-12-31'],
    ['Europe/Berlin', '2027-01-01'],
  ])('is the day of its time zone: %s', (timeZone, day) => {
    expect(dayIn(timeZone, new Date('2026-12-31T23:30:00Z'))).toBe(day)
  })
})

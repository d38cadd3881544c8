import { expect, it, vi } from 'vitest'
import { selectToday } from './select.ts'
import { SETTINGS, watchLog } from '../../../test/support/store-under-test.ts'

const today = (timeZone: string): string => selectToday({ settings: { ...SETTINGS, timeZone } })

it('is the day in the time zone of the site', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') })
  expect([today('Atlantic/Azores'), today('Europe/Berlin')]).toEqual(['2026-12-31', '2027-01-01'])
})

it.each(['Lisboa', 'WEST+1'])(
  'is the day in Lisbon if the time zone is %j, reported once',
  (text) => {
    const log = watchLog()
    vi.useFakeTimers({ now: new Date('2026-07-01T23:30:00Z') })
    expect([today(text), today(text)]).toEqual(['2026-07-02', '2026-07-02'])
    expect(log()).toEqual(['attribute time-zone'])
  },
)

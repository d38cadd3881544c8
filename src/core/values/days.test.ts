import { describe, expect, it } from 'vitest'
import { isoDay } from './days.ts'

describe('isoDay', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T23:59:00Z', '2026-12-31'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-12-311', null],
    ['31/12/2026', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (text, day) => {
    expect(isoDay(text)).toBe(day)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadTimeOf, MAXIMUM_AGE_DAYS, type StatedLeadTime } from './lead-time.ts'

const TODAY = '2026-11-15'

const stated = (from: number, to: number, statedOn = '2026-11-12') => ({
  leadTime: { fromWeeks: from, toWeeks: to, statedOn, source: null } as StatedLeadTime,
})
const SILENT = { leadTime: null }

/** The day this many days before today. */
const daysAgo = (days: number): string =>
  new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10)

describe('the lead time of a car', () => {
  it.each([
    ['the version alone', stated(4, 6), [], [4, 6]],
    ['a slower colour', stated(4, 6), [stated(8, 10)], [8, 10]],
    ['a faster colour', stated(8, 10), [stated(4, 6)], [8, 10]],
    ['spans that overlap', stated(4, 12), [stated(8, 10)], [8, 12]],
    ['a colour that states nothing', stated(4, 6), [SILENT, null], [4, 6]],
    ['one week', stated(1, 1), [], [1, 1]],
  ] as const)('is the longest of its parts: %s', (_case, version, options, [from, to]) => {
    expect(leadTimeOf(version, options, TODAY)).toEqual({
      fromWeeks: from,
      toWeeks: to,
      statedOn: '2026-11-12',
    })
  })

  it('has the date of the oldest statement', () => {
    const options = [stated(4, 6, '2026-11-03'), stated(4, 6, '2026-11-14')]
    expect(leadTimeOf(stated(1, 2), options, TODAY)?.statedOn).toBe('2026-11-03')
  })

  it.each([
    ['there is no version', null, [stated(4, 6)]],
    ['the version states nothing', SILENT, [stated(4, 6)]],
    ['the version is unreadable', { leadTime: 'unreadable' }, []],
    ['an option is unreadable', stated(4, 6), [{ leadTime: 'unreadable' }]],
    ['an option is out of date', stated(4, 6), [stated(1, 2, daysAgo(15))]],
    ['an option is from the future', stated(4, 6), [stated(1, 2, '2026-11-16')]],
  ] as const)('is unknown if %s', (_case, version, options) => {
    expect(leadTimeOf(version, options, TODAY)).toBeNull()
  })

  it.each([
    [-1, false],
    [0, true],
    [1, true],
    [MAXIMUM_AGE_DAYS, true],
    [MAXIMUM_AGE_DAYS + 1, false],
  ])('counts a statement of %i days ago: %s', (days, counts) => {
    expect(leadTimeOf(stated(4, 6, daysAgo(days)), [], TODAY) !== null).toBe(counts)
  })

  it('counts the days of the calendar, also when the clocks change', () => {
    expect(leadTimeOf(stated(4, 6, '2026-10-20'), [], '2026-11-03')).not.toBeNull()
    expect(leadTimeOf(stated(4, 6, '2026-10-19'), [], '2026-11-03')).toBeNull()
  })

  it('is never shorter than that of any part, whatever their order', () => {
    const part = fc
      .record({ from: fc.integer({ min: 1, max: 104 }), more: fc.nat(20), age: fc.nat(14) })
      .map(({ from, more, age }) => stated(from, from + more, daysAgo(age)))
    fc.assert(
      fc.property(part, fc.array(part, { maxLength: 3 }), (version, options) => {
        const all = [version, ...options].flatMap(({ leadTime }) =>
          leadTime === 'unreadable' ? [] : (leadTime ?? []),
        )
        const result = leadTimeOf(version, options, TODAY)
        expect(result).toEqual(leadTimeOf(version, options.toReversed(), TODAY))
        for (const one of all) {
          expect(result?.fromWeeks).toBeGreaterThanOrEqual(one.fromWeeks)
          expect(result?.toWeeks).toBeGreaterThanOrEqual(one.toWeeks)
          expect(String(result?.statedOn) <= one.statedOn).toBe(true)
        }
        // Each end is one that some part states.
        expect(all.map(({ fromWeeks }) => fromWeeks)).toContain(result?.fromWeeks)
        expect(all.map(({ toWeeks }) => toWeeks)).toContain(result?.toWeeks)
      }),
    )
  })
})

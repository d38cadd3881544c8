import { expect, it } from 'vitest'
import type { StatedLeadTime } from '../../core/catalogue/lead-time.ts'
import { weeksOf } from './cars.ts'

const stated = (statedOn: string) => ({ fromWeeks: 6, toWeeks: 8, statedOn, source: null })

it.each<readonly [string, StatedLeadTime, number | null]>([
  ['of a recent statement, the longest', stated('2026-11-12'), 8],
  ['null without a statement', null, null],
  ['unknown for one that is too old', stated('2026-11-05'), Infinity],
  ['unknown for one of the future', stated('2026-11-21'), Infinity],
  ['unknown for one that cannot be read', 'unreadable', Infinity],
])('the weeks until delivery are %s', (_, leadTime, weeks) => {
  expect(weeksOf({ leadTime }, '2026-11-20')).toBe(weeks)
})

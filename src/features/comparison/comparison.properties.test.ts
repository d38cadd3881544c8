import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareEquipment, differences, keepCompared, toggleCompared } from './comparison.ts'
import { aVersion } from '../../../test/support/sample-catalogue.ts'

const id = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e')
const maximum = fc.constantFrom(2, 3)

const TYPES = ['33', '32', '34', '35']
const equipment = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }).map(String),
    typeId: fc.constantFrom(...TYPES, '99'),
    name: fc.string(),
  }),
  { selector: (item) => item.id, maxLength: 20 },
)
const versions = fc.array(
  fc
    .array(fc.integer({ min: 1, max: 25 }).map(String))
    .map((equipmentIds) => aVersion({ equipmentIds })),
  { maxLength: 3 },
)

describe('selecting for the comparison in any way', () => {
  it('never selects more than the maximum, nor anything twice', () => {
    fc.assert(
      fc.property(fc.array(id, { maxLength: 20 }), maximum, (toggles, most) => {
        let ids: readonly string[] = []
        for (const toggled of toggles) {
          const before = ids
          ids = toggleCompared(before, toggled, most)
          expect(ids.length).toBeLessThanOrEqual(most)
          expect(new Set(ids).size).toBe(ids.length)
          const isStuck = before.length === most && !before.includes(toggled)
          expect(ids.includes(toggled)).toBe(!isStuck && !before.includes(toggled))
        }
      }),
    )
  })

  it('keeps what is offered in its order, and changes nothing when repeated', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.uniqueArray(id), maximum, (ids, offered, most) => {
        const kept = keepCompared(ids, offered, most)
        expect(kept.every((item) => offered.includes(item))).toBe(true)
        expect(keepCompared(kept, offered, most)).toEqual(kept)
        const wanted = ids.filter((item) => offered.includes(item)).length
        expect(kept).toHaveLength(Math.min(wanted, most))
      }),
    )
  })
})

describe('any versions side by side', () => {
  it('have one row for each equipment item of any version, marked only for the versions that have it', () => {
    fc.assert(
      fc.property(versions, equipment, (compared, list) => {
        const rows = compareEquipment(compared, list).flatMap((group) => group.rows)
        const known = list.filter(
          (item) =>
            TYPES.includes(item.typeId) &&
            compared.some(({ equipmentIds }) => equipmentIds.includes(item.id)),
        )
        expect(rows.map((row) => row.id).toSorted()).toEqual(
          known.map((item) => item.id).toSorted(),
        )
        for (const row of rows)
          expect(row.values).toEqual(
            compared.map(({ equipmentIds }) => equipmentIds.includes(row.id)),
          )
      }),
    )
  })

  it('differ in exactly the rows that some versions have and others lack', () => {
    fc.assert(
      fc.property(versions, equipment, (compared, list) => {
        const all = compareEquipment(compared, list)
        const differing = differences(all)
        expect(differing.every(({ rows }) => rows.length > 0)).toBe(true)
        expect(differences(differing)).toEqual(differing)
        const mixed = all
          .flatMap((group) => group.rows)
          .filter(({ values }) => values.includes(true) && values.includes(false))
        expect(differing.flatMap((group) => group.rows)).toEqual(mixed)
      }),
    )
  })
})

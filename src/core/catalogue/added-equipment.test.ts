import { array, assert, constantFrom, nat, property, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Equipment } from './catalogue.ts'
import {
  addedIds,
  countOwn,
  countUses,
  addedEquipment,
  NAMED_COUNT,
  ownEquipment,
  withoutReplaced,
} from './added-equipment.ts'

const equipped = (...equipmentIds: string[]) => ({ equipmentIds })
const item = (id: string, typeId: string, isHighlighted = false): Equipment => ({
  id,
  typeId,
  name: `Item ${id}`,
  isHighlighted,
})

const EQUIPMENT = [
  item('steel', '32'),
  item('alloy', '32'),
  item('led', '32'),
  item('heated', '33'),
  item('cruise', '33'),
  item('screen', '34'),
  item('airbag', '35'),
  item('lane', '35'),
  item('camera', '35', true),
  item('other', '99'),
]

const names = (...args: Parameters<typeof addedEquipment>) =>
  addedEquipment(...args).named.map(({ id }) => id)

describe('withoutReplaced', () => {
  const manual = item('manual', '33')
  const automatic = { ...item('automatic', '33'), replacesId: 'manual' }
  const zones = { ...item('zones', '33'), replacesId: 'automatic' }

  it.each([
    ['what a better item of the list replaces', [manual, automatic, zones], [zones]],
    ['nothing if the better item is not in the list', [manual, zones], [manual, zones]],
    ['nothing if none replaces another', [manual, item('led', '32')], [manual, item('led', '32')]],
  ])('leaves out %s', (_, list, left) => {
    expect(withoutReplaced(list)).toEqual(left)
  })

  it('keeps an item that replaces itself, and two that replace each other', () => {
    const self = { ...item('self', '33'), replacesId: 'self' }
    const other = { ...manual, replacesId: 'automatic' }
    expect(withoutReplaced([self, other, automatic])).toEqual([self, other, automatic])
  })

  it('does not count a lesser item among what a version adds', () => {
    const [version, uses] = [equipped('automatic', 'zones'), new Map()]
    expect(
      addedEquipment(version, equipped('manual'), uses, [manual, automatic, zones]),
    ).toMatchObject({ named: [zones], others: 0 })
  })
})

describe('addedEquipment', () => {
  const base = equipped('steel', 'airbag')
  const middle = equipped('airbag', 'led', 'alloy', 'cruise', 'heated', 'screen', 'lane', 'camera')
  const top = equipped(...middle.equipmentIds.filter((id) => id !== 'alloy'))
  const uses = countUses([base, middle, top])

  it('names flagged items first, then one of each type in turn, the rarest first', () => {
    expect(addedEquipment(middle, base, uses, EQUIPMENT)).toMatchObject({
      named: ['camera', 'heated', 'alloy', 'screen', 'lane'].map((id) =>
        EQUIPMENT.find((each) => each.id === id),
      ),
      others: 2,
    })
  })

  it('names the commonest items of a version without one below it', () => {
    expect(names(equipped('steel', 'led', 'airbag'), null, uses, EQUIPMENT)).toEqual([
      'led',
      'airbag',
      'steel',
    ])
  })

  it.each([
    ['equipment that the list does not name', 'unknown'],
    ['equipment of no group, which no list of a version shows', 'other'],
  ])('leaves out %s', (_, id) => {
    expect(addedEquipment(equipped('airbag', id), base, uses, EQUIPMENT)).toMatchObject({
      named: [],
      others: 0,
    })
  })

  const ids = EQUIPMENT.map(({ id }) => id)
  const anyEquipped = array(constantFrom(...ids, 'unknown')).map((equipmentIds) => ({
    equipmentIds,
  }))
  const anyLineUp = array(anyEquipped, { minLength: 2, maxLength: 6 })

  it('names only what the version has and the one below it has not, each item once', () => {
    assert(
      property(anyLineUp, shuffledSubarray(EQUIPMENT), (lineUp, equipment) => {
        const [version = base, below = base] = lineUp
        const found = names(version, below, countUses(lineUp), equipment)
        expect(found.every((id) => version.equipmentIds.includes(id))).toBe(true)
        expect(found.some((id) => below.equipmentIds.includes(id))).toBe(false)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })

  it('counts every added item that has a name and a group', () => {
    assert(
      property(anyLineUp, (lineUp) => {
        const [version = base, below = base] = lineUp
        const { named, others } = addedEquipment(version, below, countUses(lineUp), EQUIPMENT)
        const known = addedIds(version, below).filter((id) => id !== 'unknown' && id !== 'other')
        expect(named.length + others).toBe(known.length)
        expect(named.length).toBe(Math.min(NAMED_COUNT, known.length))
      }),
    )
  })

  it('does not depend on the order in which a version lists its equipment', () => {
    assert(
      property(anyEquipped, anyEquipped, nat(), (version, below, turn) => {
        const { equipmentIds } = version
        const at = turn % Math.max(1, equipmentIds.length)
        const turned = equipped(...equipmentIds.slice(at), ...equipmentIds.slice(0, at))
        const lineUp = countUses([version, below])
        expect(addedEquipment(turned, below, lineUp, EQUIPMENT)).toEqual(
          addedEquipment(version, below, lineUp, EQUIPMENT),
        )
      }),
    )
  })
})

describe('addedIds', () => {
  it('has every id once, and every id of a version that has none below it', () => {
    expect(addedIds(equipped('a', 'b', 'b', 'c'), equipped('a'))).toEqual(['b', 'c'])
    expect(addedIds(equipped('a', 'b'), null)).toEqual(['a', 'b'])
  })
})

describe('countOwn', () => {
  const better = { ...item('adaptive', '33'), replacesId: 'cruise' }
  const base = equipped('steel', 'cruise', 'adaptive', 'heated', 'airbag', 'lane', 'unlisted')

  it('counts for a version what its list shows', () => {
    const equipment = [...EQUIPMENT, better]
    expect(countOwn(base, equipment)).toBe(5)
    expect(ownEquipment(equipment, base)).toHaveLength(5)
  })

  it('counts every id until the names are loaded', () => {
    expect(countOwn(base, undefined)).toBe(7)
  })
})

describe('better and lesser forms', () => {
  const better = { ...item('adaptive', '33'), replacesId: 'cruise' }
  const best = { ...item('automated', '33'), replacesId: 'adaptive' }
  const equipment = [...EQUIPMENT, better, best]
  const added = (own: readonly string[], other: readonly string[]) =>
    addedEquipment(equipped(...own), equipped(...other), new Map(), equipment)

  it.each([
    ['a better form is not new', ['led', 'automated'], ['cruise'], ['automated', 'led'], 1],
    ['a lesser form is nothing', ['led', 'cruise'], ['automated'], ['led'], 1],
    ['nor is one beside a better one', ['cruise', 'adaptive'], ['adaptive'], [], 0],
    ['nor what both have', ['steel', 'adaptive'], ['adaptive', 'steel'], [], 0],
  ])('%s', (_, own, other, ids, fresh) => {
    const found = added(own, other)
    expect(found.named.map(({ id }) => id)).toEqual(ids)
    expect(found).toMatchObject({ fresh, better: ids.length - fresh })
  })

  it('leave the numbers of two versions to differ by what is new in each', () => {
    const anyVersion = array(constantFrom(...EQUIPMENT.map(({ id }) => id), 'adaptive'))
    assert(
      property(anyVersion, anyVersion, (one, other) => {
        const [count, otherCount] = [one, other].map((ids) => countOwn(equipped(...ids), equipment))
        expect((count ?? 0) - (otherCount ?? 0)).toBe(
          added(one, other).fresh - added(other, one).fresh,
        )
      }),
    )
  })
})

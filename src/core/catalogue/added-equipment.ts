import type { Id } from '../values/units.ts'
import { EQUIPMENT_TYPES, type Equipment, type Version } from './catalogue.ts'

type Equipped = Pick<Version, 'equipmentIds'>

/** Number of items that a version names. */
export const NAMED_COUNT = 5

/**
 * Equipment without what other equipment of the same list replaces: a car with automatic air conditioning has one. Two
 * items that replace each other both stay.
 */
export function withoutReplaced(equipment: readonly Equipment[]): readonly Equipment[] {
  const better = new Map(equipment.map((item) => [item.replacesId, item.id]))
  return equipment.filter(({ id, replacesId }) => {
    const by = better.get(id)
    return by === undefined || by === id || by === replacesId
  })
}

/** Ids of a version's equipment that the version below it does not have; all of it without one below. */
export function addedIds(version: Equipped, below: Equipped | null): readonly Id[] {
  const before = new Set(below?.equipmentIds)
  return [...new Set(version.equipmentIds)].filter((id) => !before.has(id))
}

/**
 * Equipment that screens list: without ids that the catalogue does not name, items of no known type, and what other
 * equipment of the same list replaces.
 */
export function listedEquipment(
  idList: readonly Id[],
  equipment: readonly Equipment[],
): readonly Equipment[] {
  const ids = new Set(idList)
  return withoutReplaced(
    equipment.filter(({ id, typeId }) => ids.has(id) && EQUIPMENT_TYPES.includes(typeId)),
  )
}

/** A version's equipment as screens list it; empty without a version. */
export function ownEquipment(
  equipment: readonly Equipment[],
  version: Equipped | null | undefined,
): readonly Equipment[] {
  return version ? listedEquipment(version.equipmentIds, equipment) : []
}

/**
 * Number of a version's items as screens list them.
 * @param equipment The catalogue's equipment. Until it is loaded, every id counts.
 */
export function countOwn(
  version: Equipped,
  equipment: readonly Equipment[] | null | undefined,
): number {
  return equipment ? ownEquipment(equipment, version).length : new Set(version.equipmentIds).size
}

/**
 * The lesser forms of an item: what it replaces, what that replaces, and so on, as far as it is listed. None if items
 * replace each other.
 */
export function lesserForms(
  item: Equipment,
  byId: ReadonlyMap<Id, Equipment>,
): readonly Equipment[] {
  const forms: Equipment[] = []
  for (let at = byId.get(item.replacesId ?? ''); at; at = byId.get(at.replacesId ?? '')) {
    if (at === item || forms.includes(at)) return []
    forms.push(at)
  }
  return forms
}

/** How many versions of the line-up have each item. */
export function countUses(lineUp: readonly Equipped[]): ReadonlyMap<Id, number> {
  const uses = new Map<Id, number>()
  for (const { equipmentIds } of lineUp)
    for (const id of new Set(equipmentIds)) uses.set(id, (uses.get(id) ?? 0) + 1)
  return uses
}

/**
 * What a version adds to another one, everything without another one: what that has neither as it is nor in a better form.
 * First come the items that an editor has flagged, then one of each type in turn, the rarest in the line-up first; a
 * version without another one names the commonest instead. Only equipment that screens list.
 * @param uses How many versions have an item (`countUses`).
 * @param most How many items are named.
 * @returns The most telling items, how many others there are, and how many of all are better forms of what the other has
 * or new: the numbers of items of two versions differ by the new ones.
 */
export function addedEquipment(
  version: Equipped,
  below: Equipped | null,
  uses: ReadonlyMap<Id, number>,
  equipment: readonly Equipment[],
  most = NAMED_COUNT,
) {
  const byId = new Map(equipment.map((item) => [item.id, item]))
  const distinct = [...byId.values()]
  const had = new Set(ownEquipment(distinct, below))
  const lesser = new Set([...had].flatMap((item) => lesserForms(item, byId)))
  const added = ownEquipment(distinct, version).filter(
    (item) => !had.has(item) && !lesser.has(item),
  )
  const isNew = (item: Equipment) => !lesserForms(item, byId).some((form) => had.has(form))
  const fresh = added.filter(isNew).length
  const direction = below ? 1 : -1
  const byRarity = added.toSorted(
    (a, b) => direction * ((uses.get(a.id) ?? 0) - (uses.get(b.id) ?? 0)),
  )
  const named = inTurn(byRarity).slice(0, most)
  return { named, others: added.length - named.length, better: added.length - fresh, fresh }
}

/** Flagged items first, then one of each type in turn, in the order of the types. */
function inTurn(items: readonly Equipment[]): readonly Equipment[] {
  const turns = new Map<string, number>()
  const placed = items.map((item) => {
    const rank = item.isHighlighted === true ? 0 : 1
    const group = `${rank} ${item.typeId}`
    const turn = turns.get(group) ?? 0
    turns.set(group, turn + 1)
    return { item, rank, turn, type: EQUIPMENT_TYPES.indexOf(item.typeId) }
  })
  return placed
    .toSorted((a, b) => a.rank - b.rank || a.turn - b.turn || a.type - b.type)
    .map(({ item }) => item)
}

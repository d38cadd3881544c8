import { EQUIPMENT_TYPES, type Equipment, type Version } from '../../domain/catalogue/catalogue.ts'
import type { Translate } from '../../labels/translate.ts'
import { CheckList, type Group } from '../../ui/primitives/groups.tsx'
import { groupTitle } from '../comparison/comparison-words.ts'

/** A version's equipment in the four groups of spec §2, without empty ones. */
export function equipmentGroups(
  t: Translate,
  equipment: readonly Equipment[],
  version: Version | undefined,
): readonly Group[] {
  const ids = new Set(version?.equipmentIds)
  const own = equipment.filter(({ id }) => ids.has(id))
  return EQUIPMENT_TYPES.flatMap((type) => {
    const names = own.filter(({ typeId }) => typeId === type).map(({ name }) => name)
    return names.length > 0
      ? { title: t(groupTitle(type)), content: <CheckList items={names} /> }
      : []
  })
}

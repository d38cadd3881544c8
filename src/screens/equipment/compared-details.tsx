import type { ReactNode } from 'react'
import type { ComparedGroup, ComparedRow } from '../../domain/catalogue/comparison.ts'
import { hasDetails, type DetailedItem } from '../../domain/equipment/equipment-details.ts'
import type { Id } from '../../domain/units.ts'
import { ItemInformation } from './lazy-equipment.tsx'

/** Rows of compared equipment. */
export interface DetailedGroup extends ComparedGroup {
  readonly rows: readonly (ComparedRow & {
    /** What the row's name opens. */
    readonly detail?: ReactNode
  })[]
}

/**
 * Adds pictures and text to rows of compared equipment, where there are any.
 * @param modelIds The model of each column.
 */
export function withDetails(
  groups: readonly ComparedGroup[],
  equipment: readonly DetailedItem[],
  modelIds: readonly Id[],
): readonly DetailedGroup[] {
  const items = new Map(equipment.map((item) => [item.id, item]))
  const detailOf = ({ id, values }: ComparedRow): ReactNode => {
    const item = items.get(id)
    const having = [...new Set(modelIds.filter((_, place) => values[place] === true))]
    return item && hasDetails(item, having) && <ItemInformation item={item} modelIds={having} />
  }
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, detail: detailOf(row) })),
  }))
}

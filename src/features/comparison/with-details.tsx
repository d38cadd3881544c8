import { Fragment, type ReactNode } from 'react'
import type { ComparedGroup, ComparedRow } from './comparison.ts'
import { hasDetails, type DetailedItem } from '../../core/catalogue/equipment-details.ts'
import type { Id } from '../../core/values/units.ts'
import { isFilled, Slot } from '../../ui/base/slots.tsx'

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
  const detailed = isFilled('item-information') ? equipment.filter(({ details }) => details) : []
  const detailOf = ({ id, values }: ComparedRow): ReactNode => {
    const forms = detailed.flatMap((item) => {
      const value = item.id === id || item.name
      const having = [...new Set(modelIds.filter((_, place) => values[place] === value))]
      return having.length > 0 && hasDetails(item, having) ? { item, having } : []
    })
    return (
      forms.length > 0 &&
      forms.map(({ item, having }) => (
        <Fragment key={item.id}>
          {item.id !== id && <p>{item.name}</p>}
          <Slot name="item-information" item={item} modelIds={having} />
        </Fragment>
      ))
    )
  }
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, detail: detailOf(row) })),
  }))
}

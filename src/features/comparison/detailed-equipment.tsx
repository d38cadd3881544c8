import { Fragment, type ReactNode } from 'react'
import type { Equipment, Version } from '../../core/catalogue/catalogue.ts'
import { hasDetails } from '../../core/catalogue/equipment-details.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { isFilled, Slot } from '../../ui/base/slots.tsx'
import { compareEquipment, type ComparedGroup, type ComparedRow } from './comparison.ts'

/** Rows of compared equipment, with pictures and text where there are any. */
export function detailedEquipment(
  t: Translate,
  versions: readonly Version[],
  equipment: readonly Equipment[],
): readonly ComparedGroup[] {
  const detailed = isFilled('item-information') ? equipment.filter(({ details }) => details) : []
  const detailOf = ({ id, values }: ComparedRow): ReactNode => {
    const forms = detailed.flatMap((item) => {
      const value = item.id === id || item.name
      const having = versions.filter((_, place) => values[place] === value)
      const modelIds = [...new Set(having.map(({ modelId }) => modelId))]
      return having.length > 0 && hasDetails(item, modelIds) ? { item, modelIds } : []
    })
    return (
      forms.length > 0 &&
      forms.map(({ item, modelIds }) => (
        <Fragment key={item.id}>
          {item.id !== id && <p>{item.name}</p>}
          <Slot name="item-information" item={item} modelIds={modelIds} />
        </Fragment>
      ))
    )
  }
  return compareEquipment(t, versions, equipment).map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, detail: detailOf(row) })),
  }))
}

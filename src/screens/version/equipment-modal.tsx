import { EQUIPMENT_TYPE } from '../../domain/catalogue/catalogue.ts'
import type { Id } from '../../domain/units.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { CheckList } from '../../ui/primitives/check-list.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { ListState } from '../shared/list-state.tsx'
import { useText } from '../shared/use-text.tsx'

/** A version's equipment, in the four groups of spec §2. The version step loads it. */
export function EquipmentModal({ versionId }: { readonly versionId: Id }) {
  const t = useText()
  const actions = useActions()
  const load = useSelect((state) => state.site.equipment)
  const version = useSelect((state) =>
    selectLoad(state, 'versions').data?.find((item) => item.id === versionId),
  )

  const ids = new Set(version?.equipmentIds)
  const namesOf = (typeId: string): readonly string[] =>
    (load?.data ?? [])
      .filter((item) => item.typeId === typeId && ids.has(item.id))
      .map((item) => item.name)
  const groups = [
    { title: t('equipmentComfort'), items: namesOf(EQUIPMENT_TYPE.comfort) },
    { title: t('equipmentExterior'), items: namesOf(EQUIPMENT_TYPE.exterior) },
    { title: t('equipmentInterior'), items: namesOf(EQUIPMENT_TYPE.interior) },
    { title: t('equipmentSafety'), items: namesOf(EQUIPMENT_TYPE.safety) },
  ].filter(({ items }) => items.length > 0)
  return (
    <Modal title={version?.name ?? ''} closeLabel={t('close')} onClose={actions.closeModal}>
      <ListState
        status={load?.status ?? 'idle'}
        failedLabel="failedEquipment"
        skeleton={<i className="sk" />}
      >
        {groups.length > 0 ? <CheckList groups={groups} /> : <p>{t('equipmentEmpty')}</p>}
      </ListState>
    </Modal>
  )
}

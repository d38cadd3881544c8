import type { Id } from '../../domain/units.ts'
import { useSelect } from '../../store/context.tsx'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { Groups } from '../../ui/primitives/groups.tsx'
import { StoreModal } from '../shared/store-modal.tsx'
import { equipmentGroups } from './equipment-groups.tsx'
import { ListState } from '../shared/list-state.tsx'
import { useText } from '../shared/use-text.tsx'

/** A version's equipment, in the four groups of spec §2. The version step loads it. */
export function EquipmentModal({ versionId }: { readonly versionId: Id }) {
  const t = useText()
  const load = useSelect((state) => state.site.equipment)
  const version = useSelect((state) =>
    selectLoad(state, 'versions').data?.find((item) => item.id === versionId),
  )
  const groups = equipmentGroups(t, load?.data ?? [], version)
  return (
    <StoreModal title={version?.name ?? ''}>
      <ListState
        status={load?.status ?? 'idle'}
        failedLabel="failedEquipment"
        skeleton={<i className="sk" />}
      >
        {groups.length > 0 ? <Groups groups={groups} /> : <p>{t('equipmentEmpty')}</p>}
      </ListState>
    </StoreModal>
  )
}

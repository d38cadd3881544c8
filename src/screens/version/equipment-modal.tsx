import { itemBelow } from '../../domain/catalogue/ladder.ts'
import { countUses } from '../../domain/catalogue/version-gains.ts'
import type { Id } from '../../domain/units.ts'
import { useSelect } from '../../store/context.tsx'
import { selectOffered } from '../../store/configuration/chosen-items.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { Groups } from '../../ui/primitives/groups.tsx'
import { StoreModal } from '../shared/store-modal.tsx'
import { addedGroup, equipmentGroups } from './equipment-groups.tsx'
import { ListState } from '../shared/list-state.tsx'
import { useText } from '../shared/use-text.tsx'

/** What a version adds to the one below it, and its equipment in the four groups of spec §2. The version step loads it. */
export function EquipmentModal({ versionId }: { readonly versionId: Id }) {
  const t = useText()
  const load = useSelect((state) => state.site.equipment)
  const versions = useSelect((state) => selectLoad(state, 'versions').data)
  const version = versions?.find((item) => item.id === versionId)
  const below = useSelect((state) => version && itemBelow(version, selectOffered(state, 'version')))
  const groups = [
    ...(version && below
      ? addedGroup(t, load?.data ?? [], version, below, countUses(versions ?? []))
      : []),
    ...equipmentGroups(t, load?.data ?? [], version),
  ]
  return (
    <StoreModal title={version?.name ?? ''}>
      <ListState status={load?.status ?? 'idle'} failedLabel="failedEquipment">
        {groups.length > 0 ? <Groups groups={groups} /> : <p>{t('equipmentEmpty')}</p>}
      </ListState>
    </StoreModal>
  )
}

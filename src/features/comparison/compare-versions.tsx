import { useEffect } from 'react'
import { compareEquipment } from './comparison.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectItem, selectOffered } from '../../core/configuration/chosen-items.ts'
import { selectLoad, loadEquipment } from '../../core/catalogue/lists.ts'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { withDetails } from './with-details.tsx'
import { useGo } from '../../core/routing/use-go.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { ComparedItems } from './compared-items.tsx'

/** Compares the engine's versions by their equipment (spec §2, comparator). */
export function CompareVersions() {
  const t = useText()
  const go = useGo()
  const store = useConfiguratorStore()
  const engine = useSelect((state) => selectItem(state, 'engine'))
  const lacksEngine = useSelect(
    (state) =>
      selectLoad(state, 'engines').status === 'ready' && selectItem(state, 'engine') === null,
  )
  const status = useSelect((state) => selectLoad(state, 'versions').status)
  const versions = useSelect((state) => selectOffered(state, 'version'))
  const equipment = useSelect((state) => state.site.equipment)
  const currentId = useSelect(({ configuration }) =>
    configuration.isVersionSelected ? configuration.versionId : null,
  )
  useEffect(() => loadEquipment(store), [store])
  // A URL opened directly may arrive here before an engine is chosen.
  if (lacksEngine)
    return (
      <EmptyState
        kind="empty"
        title={t('alertChooseEngine')}
        button={{ label: t('stepMotor'), onClick: () => go('engine') }}
      />
    )
  const items = equipment?.data ?? []
  return (
    <ComparedItems
      origin="version"
      status={status}
      offered={versions}
      currentId={currentId}
      wltpOf={(version) => versionWltp(engine, version) ?? version.wltp}
      details={{ status: equipment?.status ?? 'idle', failedLabel: 'failedEquipment' }}
      groupsOf={(compared) =>
        withDetails(
          compareEquipment(compared, items),
          items,
          compared.map(({ modelId }) => modelId),
        )
      }
      // A list that failed to load is requested again (spec §4, comparator).
      onChange={() => loadEquipment(store)}
    />
  )
}

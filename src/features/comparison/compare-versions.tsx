import { useEffect, useState } from 'react'
import { compareEquipment, differences, markDifferences } from './comparison.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectItem, selectOffered } from '../../core/configuration/chosen-items.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { loadEquipment } from '../../core/catalogue/load-lists.ts'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { withDetails } from './with-details.tsx'
import { useGo } from '../../core/routing/use-go.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { ComparisonCards, ComparisonList } from './comparison-cards.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { useCompared } from './use-compared.tsx'

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
  const [isDiffering, setIsDiffering] = useState(false)
  useEffect(() => loadEquipment(store), [store])

  // A new selection shows all rows again, and retries a list that failed to load (spec §4, comparator).
  const onChange = (): void => {
    setIsDiffering(false)
    loadEquipment(store)
  }
  const compared = useCompared(versions, currentId, onChange)
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
  const all = withDetails(
    compareEquipment(compared.items, items),
    items,
    compared.items.map(({ modelId }) => modelId),
  )
  const groups = (isDiffering ? differences : markDifferences)(all)
  return (
    <ComparisonList status={status} failedLabel="failedVersions" isEmpty={versions.length === 0}>
      <ComparisonCards
        origin="version"
        offered={versions}
        compared={compared}
        differing={isDiffering ? groups : null}
        onDiffering={setIsDiffering}
      />
      <ComparisonTable
        origin="version"
        offered={versions}
        compared={compared}
        currentId={currentId}
        wltps={compared.items.map((version) => versionWltp(engine, version) ?? version.wltp)}
        groups={groups}
      />
      {compared.items.length > 0 && (
        <ComparisonList
          status={equipment?.status ?? 'idle'}
          failedLabel="failedEquipment"
          isEmpty={all.length === 0}
        >
          {groups.length === 0 && <p>{t('comparisonSame')}</p>}
        </ComparisonList>
      )}
    </ComparisonList>
  )
}

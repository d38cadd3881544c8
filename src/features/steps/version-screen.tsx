import { useCallback, useEffect, useMemo } from 'react'
import type { Version } from '../../core/catalogue/catalogue.ts'
import { itemBelow } from './item-below.ts'
import { countUses } from '../../core/catalogue/added-equipment.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectLoad, loadEquipment } from '../../core/catalogue/lists.ts'
import { selectOffered } from '../../core/configuration/chosen-items.ts'
import { ChoiceScreen } from './choice-list.tsx'
import { factLine, versionFacts } from './facts.ts'
import { VersionCard } from './version-card.tsx'

/** Step 2: the versions of the engine (spec §2, version). */
export function VersionScreen() {
  const store = useConfiguratorStore()
  const { status, data } = useSelect((state) => selectLoad(state, 'versions'))
  const versions = useSelect((state) => selectOffered(state, 'version'))
  useEffect(() => loadEquipment(store), [store])
  const uses = useMemo(() => countUses(data ?? []), [data])
  const hasFacts = new Set(versions.map((version) => factLine(versionFacts(version)))).size > 1
  const renderVersion = useCallback(
    (version: Version, hasDownPayment: boolean) => (
      <VersionCard
        key={version.id}
        version={version}
        cheaper={itemBelow(version, versions)}
        uses={uses}
        hasFacts={hasFacts}
        hasDownPayment={hasDownPayment}
      />
    ),
    [versions, uses, hasFacts],
  )
  return <ChoiceScreen kind="version" status={status} items={versions} renderItem={renderVersion} />
}

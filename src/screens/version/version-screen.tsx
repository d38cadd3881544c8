import { useCallback, useEffect, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Version } from '../../domain/catalogue/catalogue.ts'
import { itemBelow } from '../../domain/catalogue/ladder.ts'
import { countUses, gainsOf } from '../../domain/catalogue/version-gains.ts'
import { formatPrice } from '../../labels/format.ts'
import { loadEquipment } from '../../store/catalogue/load-lists.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { selectChosenItems, selectOffered } from '../../store/configuration/chosen-items.ts'
import { ChoiceScreen } from '../step/choice-list.tsx'
import { factLine, versionFacts } from '../shared/facts.ts'
import { useText } from '../shared/use-text.tsx'
import { gainsText } from './gains-text.ts'
import { VersionCard } from './version-card.tsx'

/** Step 2: the versions of the engine (spec §2, version). */
export function VersionScreen() {
  const t = useText()
  const store = useConfiguratorStore()
  const { status, data } = useSelect((state) => selectLoad(state, 'versions'))
  const versions = useSelect(useShallow((state) => selectOffered(state, 'version')))
  const chosen = useSelect((state) => selectChosenItems(state).version)
  const equipment = useSelect((state) => state.site.equipment?.data)
  useEffect(() => loadEquipment(store), [store])
  const uses = useMemo(() => countUses(data ?? []), [data])
  const hasFacts = new Set(versions.map((version) => factLine(versionFacts(version)))).size > 1
  const renderVersion = useCallback(
    (version: Version) => (
      <VersionCard
        key={version.id}
        version={version}
        below={itemBelow(version, versions)}
        uses={uses}
        hasFacts={hasFacts}
      />
    ),
    [versions, uses, hasFacts],
  )
  return (
    <ChoiceScreen
      kind="version"
      status={status}
      items={versions}
      chosen={chosen}
      detail={(chosen && formatPrice(chosen.price)) || null}
      hint={t('versionsHint')}
      factOf={(version, below) => {
        const gains = equipment ? gainsOf(version, below, uses, equipment) : null
        return [gainsText(t, version, below, equipment, gains)]
      }}
      renderItem={renderVersion}
    />
  )
}

import { memo, use, useEffect } from 'react'
import { addedEquipment, countOwn, countUses } from '../../core/catalogue/added-equipment.ts'
import type { Version } from '../../core/catalogue/catalogue.ts'
import { loadEquipment, selectLoad } from '../../core/catalogue/lists.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { selectChosenItems, selectOffered } from '../../core/configuration/chosen-items.ts'
import { plural } from '../../core/formats/grammar.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { derived } from '../../core/store/select.ts'
import { LinkText } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { ChoiceCard, useIsChosen } from './choice-card.tsx'
import { ChoiceScreen } from './choice-list.tsx'
import { EquipmentIcon } from './equipment-icon.tsx'
import { factLine, versionFacts } from './facts.ts'
import { itemBelow } from './item-below.ts'
import { OpenSheetContext } from './step-screen.tsx'

/** Step 2: the versions of the engine (spec §2, version). */
export function VersionScreen() {
  const store = useConfiguratorStore()
  useEffect(() => loadEquipment(store), [store])
  return <ChoiceScreen kind="version" Card={VersionCard} />
}

/** How many items a row names. */
const NAMED = 3

/** What the cards compare, and whether fuel or transmission tell the versions apart. */
const selectVersions = derived(
  (state) => [
    selectLoad(state, 'versions').data,
    state.configuration.engineId,
    state.site.equipment,
    selectChosenItems(state).version,
  ],
  (state) => {
    const versions = selectOffered(state, 'version')
    const { data: equipment, status } = state.site.equipment ?? {}
    return {
      versions,
      uses: countUses(selectLoad(state, 'versions').data ?? []),
      equipment,
      chosen: selectChosenItems(state).version,
      hasFailed: status === 'failed',
      hasFacts: new Set(versions.map((version) => factLine(versionFacts(version)))).size > 1,
    }
  },
)

/**
 * A version card: how many items the version has more and less than the chosen one, from which prices count too, and once
 * it is chosen how many it has, and the most telling of what it adds to the one below it.
 */
const VersionCard = memo(({ item: version }: { readonly item: Version }) => {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const engine = useSelect(
    (state) => selectLoad(state, 'engines').data?.find(({ id }) => id === version.engineId) ?? null,
  )
  const { versions, uses, equipment, chosen, hasFailed, hasFacts } = useSelect(selectVersions)
  const isChosen = useIsChosen('version', version)
  // An open sheet says of all of them what they add and improve.
  const isListed = use(OpenSheetContext) || isChosen
  const other = version === chosen ? null : chosen
  const addedTo = (one: Version | null, another: Version) =>
    addedEquipment(another, one, uses, equipment ?? [], NAMED)
  const { named, fresh, better } = addedTo(other ?? itemBelow(version, versions), version)
  const lost = other && addedTo(version, other)
  const own = countOwn(version, equipment)
  const counts = lost
    ? ([
        [plural(fresh, 'added'), fresh],
        [plural(better, 'improved'), isListed || fresh === 0 ? better : 0],
        [plural(lost.fresh, 'removed'), lost.fresh],
        ['simpler', isListed || lost.fresh === 0 ? lost.better : 0],
      ] as const)
    : ([[plural(own, 'includesEquipment'), own]] as const)
  const facts = counts.flatMap(([key, n]) => (n > 0 ? t(key, { n }) : []))
  return (
    <ChoiceCard
      kind="version"
      item={version}
      facts={hasFacts ? [...facts, ...versionFacts(version)] : facts}
      wltp={versionWltp(engine, version) ?? version.wltp}
      link={
        <button
          type="button"
          className="row more"
          aria-label={t('equipmentOf', { version: version.name })}
          onClick={() => actions.openModal({ kind: 'equipment', versionId: version.id })}
        >
          <LinkText>{t('equipmentLink')}</LinkText>
        </button>
      }
    >
      {isListed && !hasFailed && (equipment ? named : version.equipmentIds).length > 0 && (
        <ul className="cluster option-added" role="list" aria-hidden={!equipment}>
          {!equipment && <i className="sk wide" />}
          {named.map(({ id, name, typeId }) => (
            <li key={id} className="row top">
              <EquipmentIcon name={name} typeId={typeId} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </ChoiceCard>
  )
})

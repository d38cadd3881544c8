import { memo, use, useEffect } from 'react'
import {
  addedEquipment,
  gainedItems,
  countOwn,
  countUses,
} from '../../core/catalogue/added-equipment.ts'
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

/**
 * What each version of the engine has more and less than the chosen one, from which prices count too, and whether fuel
 * or transmission tell them apart. Of the chosen one, how many items it has, and what it adds to the one below it.
 */
const selectVersions = derived(
  (state) => [
    selectLoad(state, 'versions').data,
    state.configuration.engineId,
    state.site.equipment,
    selectChosenItems(state).version,
  ],
  (state) => {
    const versions = selectOffered(state, 'version')
    const uses = countUses(selectLoad(state, 'versions').data ?? [])
    const { data: equipment, status } = state.site.equipment ?? {}
    const chosen = selectChosenItems(state).version
    const countsOf = (one: Version, other: Version): readonly number[] => {
      const { added, better } = gainedItems(one, other, equipment ?? [])
      return [added.length - better.length, better.length]
    }
    const rows = versions.map((version) => {
      const other = version === chosen ? null : chosen
      const base = other ?? itemBelow(version, versions)
      const counts = other
        ? [0, ...countsOf(version, other), ...countsOf(other, version)]
        : [countOwn(version, equipment)]
      const named = equipment && addedEquipment(version, base, uses, equipment, NAMED).named
      return [version.id, { counts, named }] as const
    })
    return {
      rows: new Map(rows),
      hasFailed: status === 'failed',
      hasFacts: new Set(versions.map((version) => factLine(versionFacts(version)))).size > 1,
    }
  },
)

/**
 * A version card: how many items the version has more and less than the chosen one, and once it is chosen how many it
 * has, and the most telling of them.
 */
const VersionCard = memo(({ item: version }: { readonly item: Version }) => {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const engine = useSelect(
    (state) => selectLoad(state, 'engines').data?.find(({ id }) => id === version.engineId) ?? null,
  )
  const { rows, hasFailed, hasFacts } = useSelect(selectVersions)
  const { counts = [], named } = rows.get(version.id) ?? {}
  const [own = 0, more = 0, better = 0, less = 0, simpler = 0] = counts
  const isChosen = useIsChosen('version', version)
  // An open sheet says of all of them what they add and improve.
  const isListed = use(OpenSheetContext) || isChosen
  const texts = [
    [plural(own, 'includesEquipment'), own],
    [plural(more, 'added'), more],
    ['improves', isListed || more === 0 ? better : 0],
    [plural(less, 'removed'), less],
    ['simpler', isListed || less === 0 ? simpler : 0],
  ] as const
  const facts = texts.flatMap(([key, n]) => (n > 0 ? t(key, { n }) : []))
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
      {isListed && !hasFailed && (named ?? version.equipmentIds).length > 0 && (
        <ul className="cluster option-added" role="list" aria-hidden={!named}>
          {named?.map(({ id, name, typeId }) => (
            <li key={id} className="row top">
              <EquipmentIcon name={name} typeId={typeId} />
              {name}
            </li>
          )) ?? <i className="sk wide" />}
        </ul>
      )}
    </ChoiceCard>
  )
})

import { memo, use, useEffect } from 'react'
import { addedEquipment, countAdded, countUses } from '../../core/catalogue/added-equipment.ts'
import type { Version } from '../../core/catalogue/catalogue.ts'
import { loadEquipment, selectLoad } from '../../core/catalogue/lists.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { selectOffered } from '../../core/configuration/chosen-items.ts'
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

/** What each version of the engine adds to the one below it, and whether fuel or transmission tell them apart. */
const selectVersions = derived(
  (state) => [
    selectLoad(state, 'versions').data,
    state.configuration.engineId,
    state.site.equipment,
  ],
  (state) => {
    const versions = selectOffered(state, 'version')
    const uses = countUses(selectLoad(state, 'versions').data ?? [])
    const { data: equipment, status } = state.site.equipment ?? {}
    const added = versions.map((version) => {
      const cheaper = itemBelow(version, versions)
      const n = countAdded(version, cheaper, equipment)
      const named = equipment && addedEquipment(version, cheaper, uses, equipment, NAMED).named
      return [version.id, { cheaper, n, named }] as const
    })
    return {
      added: new Map(added),
      hasFailed: status === 'failed',
      hasFacts: new Set(versions.map((version) => factLine(versionFacts(version)))).size > 1,
    }
  },
)

/**
 * A version card, with what the version adds to the one below it, or what the lowest one has: the most telling item, and
 * once it is chosen how many there are and more of them. Their number while the names are loading.
 */
const VersionCard = memo(({ item: version }: { readonly item: Version }) => {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const engine = useSelect(
    (state) => selectLoad(state, 'engines').data?.find(({ id }) => id === version.engineId) ?? null,
  )
  const { added, hasFailed, hasFacts } = useSelect(selectVersions)
  const { cheaper = null, n = 0, named } = added.get(version.id) ?? {}
  const isChosen = useIsChosen('version', version)
  // An open sheet says of all of them what they add.
  const isListed = use(OpenSheetContext) || isChosen
  const factOf = (): string => {
    if (n === 0) return ''
    if (!cheaper) return t(plural(n, 'includesEquipment'), { n })
    if (isChosen) return t(plural(n, 'addsTo'), { n, name: cheaper.name })
    return (!isListed && named?.[0]?.name) || t(plural(n, 'added'), { n })
  }
  return (
    <ChoiceCard
      kind="version"
      item={version}
      facts={[factOf(), ...(hasFacts ? versionFacts(version) : [])].filter(Boolean)}
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
      {isListed && n > 0 && !hasFailed && (
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

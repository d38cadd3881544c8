import { use, useCallback, useEffect, useMemo } from 'react'
import { addedEquipment, countAdded, countUses } from '../../core/catalogue/added-equipment.ts'
import type { Version } from '../../core/catalogue/catalogue.ts'
import { loadEquipment, selectLoad } from '../../core/catalogue/lists.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { selectOffered } from '../../core/configuration/chosen-items.ts'
import { plural } from '../../core/formats/plural.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { Id } from '../../core/values/units.ts'
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

/** How many items a row names. */
const NAMED = 3

interface VersionCardProps {
  readonly version: Version
  /** The version with the next lower price. */
  readonly cheaper: Version | null
  /** How many versions of the model have an item. */
  readonly uses: ReadonlyMap<Id, number>
  /** Whether fuel or transmission tell the versions apart. */
  readonly hasFacts: boolean
  readonly hasDownPayment: boolean
}

/**
 * A version card, with what the version adds to the one below it, or what the lowest one has: the most telling item, and
 * once it is chosen how many there are and more of them. Their number while the names are loading.
 */
function VersionCard({ version, cheaper, uses, hasFacts, hasDownPayment }: VersionCardProps) {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const engine = useSelect(
    (state) => selectLoad(state, 'engines').data?.find(({ id }) => id === version.engineId) ?? null,
  )
  const load = useSelect(({ site }) => site.equipment)
  const equipment = load?.data
  const added = useMemo(
    () => (equipment ? addedEquipment(version, cheaper, uses, equipment, NAMED) : null),
    [version, cheaper, uses, equipment],
  )
  const isChosen = useIsChosen('version', version)
  // An open sheet says of all of them what they add.
  const isListed = use(OpenSheetContext) || isChosen
  const n = countAdded(version, cheaper, equipment)
  const factOf = (): string => {
    if (n === 0) return ''
    if (!cheaper) return t(plural(n, 'includesEquipment'), { n })
    if (isChosen) return t(plural(n, 'addsTo'), { n, name: cheaper.name })
    return (!isListed && added?.named[0]?.name) || t(plural(n, 'added'), { n })
  }
  return (
    <ChoiceCard
      kind="version"
      item={version}
      hasDownPayment={hasDownPayment}
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
      {isListed && n > 0 && load?.status !== 'failed' && (
        <ul className="option-added" role="list" aria-hidden={!added}>
          {added ? (
            added.named.map(({ id, name, typeId }) => (
              <li key={id}>
                <EquipmentIcon name={name} typeId={typeId} />
                {name}
              </li>
            ))
          ) : (
            <i className="sk" />
          )}
        </ul>
      )}
    </ChoiceCard>
  )
}

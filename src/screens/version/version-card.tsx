import { useActions, useSelect } from '../../store/context.tsx'
import { versionWltp } from '../../domain/catalogue/wltp.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { ChoiceCard } from '../../ui/cards/choice-card.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'
import { versionFacts, equipmentFact } from '../shared/facts.ts'
import { useChoiceCard } from '../shared/use-choice-card.tsx'
import { useText } from '../shared/use-text.tsx'
import { useMemo } from 'react'
import { EQUIPMENT_TYPE, type Version } from '../../domain/catalogue/catalogue.ts'
import { detailPicture } from '../../domain/catalogue/detail-picture.ts'
import {
  BRIEF_GAINS,
  countGains,
  gainsOf,
  NAMED_GAINS,
  type Gains,
} from '../../domain/catalogue/version-gains.ts'
import type { Id } from '../../domain/units.ts'
import { equipmentSign } from '../../labels/equipment-signs.ts'
import { plural } from '../../labels/plural.ts'
import type { Translate } from '../../labels/translate.ts'
import { GainsList } from '../../ui/cards/gains-list.tsx'
import type { LazyIconName } from '../../ui/primitives/lazy-icon.tsx'

interface VersionCardProps extends VersionGainsProps {
  /** Whether fuel or transmission tell the versions apart. */
  readonly hasFacts: boolean
}

/** A version card, with what the version adds to the one below it. */
export function VersionCard({ hasFacts, ...gains }: VersionCardProps) {
  const { version, below } = gains
  const t = useText()
  const actions = useActions()
  const engine = useSelect(
    (state) => selectLoad(state, 'engines').data?.find(({ id }) => id === version.engineId) ?? null,
  )
  return (
    <ChoiceCard
      {...useChoiceCard('version', version, below)}
      facts={hasFacts ? versionFacts(version) : []}
      wltp={<WltpBlock wltp={versionWltp(engine, version) ?? version.wltp} />}
      link={{
        label: t('equipmentLink'),
        name: t('equipmentOf', { version: version.name }),
        onClick: () => actions.openModal({ kind: 'equipment', versionId: version.id }),
      }}
    >
      <VersionGains {...gains} />
    </ChoiceCard>
  )
}

/** Icons of equipment whose name tells none, where one fits everything of the type. */
const TYPE_ICONS: Readonly<Record<Id, LazyIconName>> = {
  [EQUIPMENT_TYPE.exterior]: 'car',
  [EQUIPMENT_TYPE.safety]: 'shield',
}

interface VersionGainsProps {
  readonly version: Version
  /** The version with the next lower price. */
  readonly below: Version | null
  /** How many versions of the model have an item. */
  readonly uses: ReadonlyMap<Id, number>
}

/** What a version adds to the one below it, or what the lowest one has. Reserves its lines while the names load. */
function VersionGains({ version, below, uses }: VersionGainsProps) {
  const t = useText()
  const load = useSelect((state) => state.site.equipment)
  const equipment = load?.data
  const gains = useMemo(
    () => (equipment ? gainsOf(version, below, uses, equipment) : null),
    [version, below, uses, equipment],
  )
  const nameOf = (id: Id | null | undefined): string | undefined =>
    below?.equipmentIds.find((one) => one === id) && equipment?.find((one) => one.id === id)?.name
  const items = gains?.named.map((item) => ({
    id: item.id,
    name: item.name,
    instead: insteadOf(t, nameOf(item.replacesId)),
    icon: equipmentSign(item.name) ?? TYPE_ICONS[item.typeId] ?? 'check',
  }))
  const picture = useDetailPicture(version, below)
  const count = countGains(version, below, equipment)
  const lines = gains?.named.length ?? Math.min(NAMED_GAINS, count)
  const others = gains?.others ?? count - lines
  if (lines === 0 || (!gains && load?.status === 'failed')) return null
  return (
    <GainsList
      title={below ? t('addsTo', { name: below.name }) : equipmentFact(t, count)}
      items={items ?? null}
      lines={lines}
      others={others > 0 ? t(plural(others, 'otherGains'), { n: others }) : null}
      brief={briefOf(t, below, gains, count)}
      picture={picture}
    />
  )
}

function insteadOf(t: Translate, name: string | undefined): string | null {
  return name === undefined ? null : t('gainInstead', { name })
}

/** '+ 27 equipamentos: Faróis full LED, Sistema de navegação'; their number while the names are loading, or of the lowest one. */
function briefOf(t: Translate, below: Version | null, gains: Gains | null, n: number): string {
  if (!below) return equipmentFact(t, n)
  const added = t(plural(n, 'added'), { n })
  if (!gains) return added
  const names = gains.named.slice(0, BRIEF_GAINS).map(({ name }) => name)
  return t('briefGains', { added, items: names.join(', ') })
}

/** A close-up of something that the version below does not have. */
function useDetailPicture(version: Version, below: Version | null) {
  const exteriors = useSelect((state) => selectLoad(state, 'exteriors').data)
  const interiors = useSelect((state) => selectLoad(state, 'interiors').data)
  const colourId = useSelect(({ configuration }) => configuration.exteriorId)
  return useMemo(
    () => below && detailPicture(version.id, below.id, exteriors ?? [], interiors ?? [], colourId),
    [version, below, exteriors, interiors, colourId],
  )
}

import { useActions, useSelect } from '../../store/context.tsx'
import { versionWltp } from '../../domain/catalogue/wltp.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { ChoiceCard } from '../../ui/cards/choice-card.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'
import { versionFacts, equipmentFact } from '../shared/facts.ts'
import { useChoiceCard } from '../shared/use-choice-card.tsx'
import { useText } from '../shared/use-text.tsx'
import { gainsText } from './gains-text.ts'
import { useMemo } from 'react'
import { EQUIPMENT_TYPE, type Equipment, type Version } from '../../domain/catalogue/catalogue.ts'
import { detailPicture } from '../../domain/catalogue/detail-picture.ts'
import { countGains, gainsOf, NAMED_GAINS } from '../../domain/catalogue/version-gains.ts'
import type { Id } from '../../domain/units.ts'
import { equipmentSign } from '../../labels/equipment-signs.ts'
import { plural } from '../../labels/plural.ts'
import { withinSentence } from '../../labels/capitalise.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import gainsCss from '../../ui/cards/gains-list.css?inline'
import { LazyIcon, type LazyIconName } from '../../ui/primitives/lazy-icon.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

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
  useStyles(gainsCss)
  const t = useText()
  const load = useSelect((state) => state.site.equipment)
  const equipment = load?.data
  const gains = useMemo(
    () => (equipment ? gainsOf(version, below, uses, equipment) : null),
    [version, below, uses, equipment],
  )
  const picture = useDetailPicture(version, below)
  const count = countGains(version, below, equipment)
  const lines = gains?.named.length ?? Math.min(NAMED_GAINS, count)
  const others = gains?.others ?? count - lines
  if (lines === 0) return null
  // In a sentence, for a row that is not unfolded.
  const brief = <p className="brief">{gainsText(t, version, below, equipment, gains)}</p>
  if (!gains && load?.status === 'failed') return brief
  return (
    <>
      {brief}
      <div className="gains">
        {version.bestFor !== null && <b>{version.bestFor}</b>}
        <p>{below ? t('addsTo', { name: below.name }) : equipmentFact(t, count)}</p>
        <ul role="list">
          {gains
            ? gains.named.map((item) => <Gain key={item.id} item={item} below={below} />)
            : Array.from({ length: lines }, (_, line) => (
                <li key={line}>
                  <i className="sk" />
                </li>
              ))}
        </ul>
        {picture && (
          <Picture src={picture.image} alt={picture.title} loading="lazy" decoding="async" />
        )}
        {below && others > 0 && <p>{t(plural(others, 'otherGains'), { n: others })}</p>}
      </div>
    </>
  )
}

interface GainProps {
  readonly item: Equipment
  readonly below: Version | null
}

/** An item that is added, and the lesser one of the version below that it replaces. */
function Gain({ item: { name, typeId, replacesId }, below }: GainProps) {
  const t = useText()
  const lesser = useSelect(
    ({ site }) =>
      below?.equipmentIds.includes(replacesId ?? '') &&
      site.equipment?.data?.find(({ id }) => id === replacesId),
  )
  return (
    <li>
      <LazyIcon name={equipmentSign(name) ?? TYPE_ICONS[typeId] ?? 'check'} />
      <span>
        {name} {lesser && <small>{t('gainInstead', { name: withinSentence(lesser.name) })}</small>}
      </span>
    </li>
  )
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

import { useFlowActions } from '../../store/acting/use-flow-actions.tsx'
import { useSelect } from '../../store/context.tsx'
import { versionWltp } from '../../domain/catalogue/wltp.ts'
import { PLACES } from '../../domain/figures/figures.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { ChoiceCard } from '../../ui/cards/choice-card.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'
import { versionFacts } from '../shared/facts.ts'
import { differenceText } from '../shared/offer/difference-words.ts'
import { figureList, stepFigures } from '../shared/offer/offer-words.ts'
import { useText } from '../shared/use-text.tsx'
import { VersionGains, type VersionGainsProps } from './version-gains.tsx'

interface VersionCardProps extends VersionGainsProps {
  /** Whether fuel or transmission tell the versions apart. */
  readonly hasFacts: boolean
}

/** A version card. Only one version can be chosen (spec §4, cards). */
export function VersionCard({ hasFacts, ...gains }: VersionCardProps) {
  const { version, below } = gains
  const t = useText()
  const actions = useFlowActions()
  const engine = useSelect(
    (state) => selectLoad(state, 'engines').data?.find(({ id }) => id === version.engineId) ?? null,
  )
  const isCurrent = useSelect(({ configuration }) => configuration.versionId === version.id)
  const isSelected = useSelect(({ configuration }) => configuration.isVersionSelected)
  return (
    <ChoiceCard
      name={version.name}
      difference={differenceText(t, version, below)}
      facts={[hasFacts ? versionFacts(version) : ''].filter(Boolean)}
      wltp={<WltpBlock wltp={versionWltp(engine, version) ?? version.wltp} />}
      figures={stepFigures(
        t,
        PLACES.card,
        version,
        () => actions.openModal({ kind: 'finance', offer: version }),
        version.name,
      )}
      details={{ label: t('offerDetails'), rows: figureList(t, PLACES.cardDetails, version) }}
      isChecked={isCurrent && isSelected}
      missing={isCurrent && !isSelected ? t('missingVersion') : null}
      onToggle={(isOn) => (isOn ? actions.choose('version', version.id) : actions.uncheckVersion())}
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

import { useFlowActions } from '../../store/acting/use-flow-actions.tsx'
import type { Version } from '../../domain/catalogue/catalogue.ts'
import { useSelect } from '../../store/context.tsx'
import { versionWltp } from '../../domain/catalogue/wltp.ts'
import { PLACES } from '../../domain/figures/figures.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { ChoiceCard } from '../../ui/cards/choice-card.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'
import { versionFacts } from '../shared/facts.ts'
import { figureList, stepFigures } from '../shared/offer/offer-words.ts'
import { useText } from '../shared/use-text.tsx'

/** A version card. Only one version can be chosen (spec §4, cards). */
export function VersionCard({ version }: { readonly version: Version }) {
  const t = useText()
  const actions = useFlowActions()
  const engine = useSelect(
    (state) => selectLoad(state, 'engines').data?.find(({ id }) => id === version.engineId) ?? null,
  )
  const isChecked = useSelect(
    ({ configuration }) =>
      configuration.isVersionSelected && configuration.versionId === version.id,
  )
  return (
    <ChoiceCard
      name={version.name}
      facts={versionFacts(t, version)}
      wltp={<WltpBlock wltp={versionWltp(engine, version) ?? version.wltp} />}
      figures={stepFigures(
        t,
        PLACES.card,
        version,
        () => actions.openModal({ kind: 'finance', offer: version }),
        version.name,
      )}
      details={{ label: t('offerDetails'), rows: figureList(t, PLACES.cardDetails, version) }}
      isChecked={isChecked}
      onToggle={(isOn) => (isOn ? actions.choose('version', version.id) : actions.uncheckVersion())}
      link={{
        label: t('equipmentLink'),
        name: t('equipmentOf', { version: version.name }),
        onClick: () => actions.openModal({ kind: 'equipment', versionId: version.id }),
      }}
    />
  )
}

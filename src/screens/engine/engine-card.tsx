import { useFlowActions } from '../../store/acting/use-flow-actions.tsx'
import type { Engine } from '../../domain/catalogue/catalogue.ts'
import { PLACES } from '../../domain/figures/figures.ts'
import { useSelect } from '../../store/context.tsx'
import { ChoiceCard } from '../../ui/cards/choice-card.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'
import { engineFacts } from '../shared/facts.ts'
import { differenceText } from '../shared/offer/difference-words.ts'
import { figureList, stepFigures } from '../shared/offer/offer-words.ts'
import { useText } from '../shared/use-text.tsx'

interface EngineCardProps {
  readonly engine: Engine
  /** The engine with the next lower price. */
  readonly below: Engine | null
}

/** An engine card. Only one engine can be chosen (spec §4, cards). */
export function EngineCard({ engine, below }: EngineCardProps) {
  const t = useText()
  const actions = useFlowActions()
  const isCurrent = useSelect(({ configuration }) => configuration.engineId === engine.id)
  const isSelected = useSelect(({ configuration }) => configuration.isEngineSelected)
  return (
    <ChoiceCard
      name={engine.name}
      difference={differenceText(t, engine, below)}
      facts={[engineFacts(t, engine)].filter(Boolean)}
      wltp={<WltpBlock wltp={engine.wltp} />}
      figures={stepFigures(
        t,
        PLACES.card,
        engine,
        () => actions.openModal({ kind: 'finance', offer: engine }),
        engine.name,
      )}
      details={{ label: t('offerDetails'), rows: figureList(t, PLACES.cardDetails, engine) }}
      isChecked={isCurrent && isSelected}
      missing={isCurrent && !isSelected ? t('missingEngine') : null}
      onToggle={(isOn) => (isOn ? actions.choose('engine', engine.id) : actions.uncheckEngine())}
      link={{
        label: t('engineSpecsLink'),
        name: t('engineSpecsOf', { engine: engine.name }),
        onClick: () => actions.openModal({ kind: 'specs', engineId: engine.id }),
      }}
    >
      {engine.bestFor !== null && <p className="best-for">{engine.bestFor}</p>}
    </ChoiceCard>
  )
}

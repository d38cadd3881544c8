import { useFlowActions } from '../../store/acting/use-flow-actions.tsx'
import type { Engine } from '../../domain/catalogue/catalogue.ts'
import { PLACES } from '../../domain/figures/figures.ts'
import { useSelect } from '../../store/context.tsx'
import { ChoiceCard } from '../../ui/cards/choice-card.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'
import { engineFacts } from '../shared/facts.ts'
import { figureList, stepFigures } from '../shared/offer/offer-words.ts'
import { useText } from '../shared/use-text.tsx'

/** An engine card. Only one engine can be chosen (spec §4, cards). */
export function EngineCard({ engine }: { readonly engine: Engine }) {
  const t = useText()
  const actions = useFlowActions()
  const isChecked = useSelect(
    ({ configuration }) => configuration.isEngineSelected && configuration.engineId === engine.id,
  )
  return (
    <ChoiceCard
      name={engine.name}
      facts={engineFacts(t, engine)}
      wltp={<WltpBlock wltp={engine.wltp} />}
      figures={stepFigures(
        t,
        PLACES.card,
        engine,
        () => actions.openModal({ kind: 'finance', offer: engine }),
        engine.name,
      )}
      details={{ label: t('offerDetails'), rows: figureList(t, PLACES.cardDetails, engine) }}
      isChecked={isChecked}
      onToggle={(isOn) => (isOn ? actions.choose('engine', engine.id) : actions.uncheckEngine())}
      link={{
        label: t('engineSpecsLink'),
        name: t('engineSpecsOf', { engine: engine.name }),
        onClick: () => actions.openModal({ kind: 'specs', engineId: engine.id }),
      }}
    />
  )
}

import { useJourney } from '../../store/journey/use-journey.tsx'
import type { Engine } from '../../domain/catalogue.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { engineFacts } from '../facts.ts'
import { offerRows } from '../offer-figures.ts'
import { stepFigures } from '../step/offer-words.ts'
import { useText } from '../use-text.tsx'

/** One engine, exclusive among its like (spec §4, cards). */
export function EngineCard({ engine }: { readonly engine: Engine }) {
  const t = useText()
  const actions = useActions()
  const journey = useJourney()
  const isChecked = useSelect(
    ({ configuration }) => configuration.isEngineSelected && configuration.engineId === engine.id,
  )
  return (
    <ChoiceCard
      name={engine.name}
      facts={engineFacts(t, engine)}
      figures={stepFigures(t, engine, 'from', () =>
        actions.openModal({ kind: 'finance', versionId: null }),
      )}
      details={{ label: t('financing'), rows: offerRows(t, engine) }}
      isChecked={isChecked}
      onToggle={(isOn) => (isOn ? journey.chooseEngine(engine.id) : journey.uncheckEngine())}
      link={{
        label: t('engineSpecsLink'),
        name: t('engineSpecsOf', { engine: engine.name }),
        onClick: () => actions.openModal({ kind: 'specs', engineId: engine.id }),
      }}
    />
  )
}

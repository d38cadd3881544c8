import { useCallback } from 'react'
import type { Engine } from '../../domain/catalogue/catalogue.ts'
import { itemBelow } from '../../domain/catalogue/ladder.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectChosenItems } from '../../store/configuration/chosen-items.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { engineFacts, factLine, shortEngineFacts } from '../shared/facts.ts'
import { ChoiceScreen } from '../step/choice-list.tsx'
import { useChoiceCard } from '../shared/use-choice-card.tsx'
import { useText } from '../shared/use-text.tsx'
import { ChoiceCard } from '../../ui/cards/choice-card.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'

/** Step 1: the engines of the model (spec §2, motors). */
export function EngineScreen() {
  const t = useText()
  const { status, data } = useSelect((state) => selectLoad(state, 'engines'))
  const chosen = useSelect((state) => selectChosenItems(state).engine)
  const renderEngine = useCallback(
    (engine: Engine) => (
      <EngineCard key={engine.id} engine={engine} below={itemBelow(engine, data ?? [])} />
    ),
    [data],
  )
  return (
    <ChoiceScreen
      kind="engine"
      status={status}
      items={data ?? []}
      chosen={chosen}
      detail={(chosen && factLine(engineFacts(t, chosen))) || null}
      factOf={(engine) => shortEngineFacts(t, engine)}
      renderItem={renderEngine}
    />
  )
}

interface EngineCardProps {
  readonly engine: Engine
  /** The engine with the next lower price. */
  readonly below: Engine | null
}

function EngineCard({ engine, below }: EngineCardProps) {
  const t = useText()
  const actions = useActions()
  return (
    <ChoiceCard
      {...useChoiceCard('engine', engine, below)}
      facts={engineFacts(t, engine)}
      wltp={<WltpBlock wltp={engine.wltp} />}
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

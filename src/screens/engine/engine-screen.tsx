import { useCallback } from 'react'
import type { Engine } from '../../domain/catalogue/catalogue.ts'
import { itemBelow } from '../../domain/catalogue/ladder.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectItem, selectModel } from '../../store/configuration/chosen-items.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { engineFacts, shortEngineFacts } from '../shared/facts.ts'
import { ChoiceList } from '../step/choice-list.tsx'
import { openLabel } from '../step/open-label.ts'
import { ShortChoices } from '../step/short-choices.tsx'
import { StepScreen } from '../step/step-screen.tsx'
import { StepTexts } from '../step/step-texts.tsx'
import { usePreselect } from '../step/use-preselect.tsx'
import { useChoiceCard } from '../shared/use-choice-card.tsx'
import { useText } from '../shared/use-text.tsx'
import { ChoiceCard } from '../../ui/cards/choice-card.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'

/** Step 1: the engines of the model (spec §2, motors). */
export function EngineScreen() {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const { status, data } = useSelect((state) => selectLoad(state, 'engines'))
  const chosen = useSelect((state) =>
    state.configuration.isEngineSelected ? selectItem(state, 'engine') : null,
  )
  usePreselect('engine')
  const engines = data ?? []
  const renderEngine = useCallback(
    (engine: Engine) => (
      <EngineCard key={engine.id} engine={engine} below={itemBelow(engine, data ?? [])} />
    ),
    [data],
  )
  return (
    <StepScreen
      title={t('engineTitle', { model })}
      chosen={chosen && { name: chosen.name, detail: engineFacts(t, chosen) || null }}
      shortList={
        <ShortChoices
          kind="engine"
          legend={t('engineList')}
          status={status}
          items={engines}
          chosen={chosen}
          factOf={(engine) => shortEngineFacts(t, engine)}
        />
      }
      openLabel={openLabel(t, status, engines.length, 'selectEngine')}
      below={<StepTexts hasFaqs />}
    >
      <ChoiceList
        name="engine"
        status={status}
        items={engines}
        countLabel="enginesCount"
        showLabel="showEngines"
        compareLabel="compareEngines"
        failedLabel="failedEngines"
        noMatchLabel="noResultsEngine"
        renderItem={renderEngine}
      />
    </StepScreen>
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
      facts={[engineFacts(t, engine)].filter(Boolean)}
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

import { useCallback } from 'react'
import type { Engine } from '../../core/catalogue/catalogue.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { engineFacts, shortEngineFacts } from './facts.ts'
import { ChoiceScreen } from './choice-list.tsx'
import { haveDifferentDownPayments, useChoiceCard } from './use-choice-card.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'

/** Step 1: the engines of the model (spec §2, motors). */
export function EngineScreen() {
  const { status, data } = useSelect((state) => selectLoad(state, 'engines'))
  const hasDownPayment = haveDifferentDownPayments(data ?? [])
  const renderEngine = useCallback(
    (engine: Engine) => (
      <EngineCard key={engine.id} engine={engine} hasDownPayment={hasDownPayment} />
    ),
    [hasDownPayment],
  )
  return (
    <ChoiceScreen
      kind="engine"
      status={status}
      items={data ?? []}
      tool={<SpecsLink />}
      renderItem={renderEngine}
    />
  )
}

/** 'Ver dados técnicos do motor' of the chosen engine. */
function SpecsLink() {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const engine = useSelect((state) => selectChosenItems(state).engine)
  return (
    engine && (
      <TextButton
        aria-label={t('engineSpecsOf', { engine: engine.name })}
        onClick={() => actions.openModal({ kind: 'specs', engineId: engine.id })}
      >
        {t('engineSpecsLink')}
      </TextButton>
    )
  )
}

interface EngineCardProps {
  readonly engine: Engine
  readonly hasDownPayment: boolean
}

function EngineCard({ engine, hasDownPayment }: EngineCardProps) {
  const t = useText()
  const card = useChoiceCard('engine', engine, hasDownPayment)
  return (
    <ChoiceCard
      {...card}
      facts={card.isChecked ? engineFacts(t, engine) : shortEngineFacts(t, engine)}
      wltp={<WltpBlock wltp={engine.wltp} />}
    >
      {card.isChecked && engine.bestFor !== null && (
        <p className="option-added">{engine.bestFor}</p>
      )}
    </ChoiceCard>
  )
}

import { memo } from 'react'
import type { Engine } from '../../core/catalogue/catalogue.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import { engineFacts, shortEngineFacts } from './facts.ts'
import { ChoiceScreen } from './choice-list.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { ChoiceCard, useIsChosen } from './choice-card.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'

/** Step 1: the engines of the model (spec §2, motors). */
export function EngineScreen() {
  return <ChoiceScreen kind="engine" tool={<SpecsLink />} Card={EngineCard} />
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

const EngineCard = memo(({ item: engine }: { readonly item: Engine }) => {
  const t = useText()
  const isChosen = useIsChosen('engine', engine)
  return (
    <ChoiceCard
      kind="engine"
      item={engine}
      facts={isChosen ? engineFacts(t, engine) : shortEngineFacts(t, engine)}
      wltp={engine.wltp}
    >
      {isChosen && engine.bestFor !== null && <p className="option-added">{engine.bestFor}</p>}
    </ChoiceCard>
  )
})

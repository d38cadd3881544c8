import { useState } from 'react'
import { lockScroll } from '../../browser/scroll-lock.ts'
import { useSelect } from '../../store/context.tsx'
import { selectEngine, selectLoad, selectModel } from '../../store/journey/selectors.ts'
import { ChoiceCardSkeleton } from '../../ui/choice-card.tsx'
import { OptionsSheet } from '../../ui/options-sheet.tsx'
import { StepLayout } from '../../ui/step-layout.tsx'
import { engineFacts } from '../facts.ts'
import { CarStage } from '../step/car-stage.tsx'
import { ChoiceList } from '../step/choice-list.tsx'
import { ListState } from '../step/list-state.tsx'
import { StepTexts } from '../step/step-texts.tsx'
import { openLabel } from '../step/open-label.ts'
import { usePreselect } from '../step/use-preselect.tsx'
import { useHeading } from '../use-heading.tsx'
import { useText } from '../use-text.tsx'
import { EngineCard } from './engine-card.tsx'

/** Step 1: the engines of the model (spec §2, motors). */
export function EngineScreen() {
  const t = useText()
  const heading = useHeading()
  const [isOpen, setIsOpen] = useState(false)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const { status, data } = useSelect((state) => selectLoad(state, 'engines'))
  const chosen = useSelect((state) =>
    state.configuration.isEngineSelected ? selectEngine(state) : null,
  )
  usePreselect('engines')
  const engines = data ?? []
  return (
    <StepLayout
      isOpen={isOpen}
      lockScroll={lockScroll}
      stage={<CarStage name={model} subtitle={chosen?.name ?? null} />}
      options={
        <OptionsSheet
          title={t('engineTitle', { model })}
          headingRef={heading}
          chosen={chosen && { name: chosen.name, detail: engineFacts(t, chosen)[0] ?? null }}
          openLabel={openLabel(t, status, engines.length, 'selectEngine')}
          closeLabel={t('closeOptions')}
          isOpen={isOpen}
          onToggle={setIsOpen}
        >
          <ListState
            status={status}
            skeleton={['1', '2', '3'].map((key) => (
              <ChoiceCardSkeleton key={key} />
            ))}
          >
            <ChoiceList
              name="engine"
              items={engines}
              countLabel="enginesCount"
              compareLabel="compareEngines"
              noMatchLabel="noResultsEngine"
              renderItem={(engine) => <EngineCard key={engine.id} engine={engine} />}
            />
          </ListState>
        </OptionsSheet>
      }
    >
      <StepTexts hasFaqs />
    </StepLayout>
  )
}

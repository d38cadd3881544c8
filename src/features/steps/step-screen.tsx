import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { selectChoiceLoad } from '../../core/catalogue/lists.ts'
import { preselect } from '../../core/configuration/choose-item.ts'
import { choicesOn } from '../../core/configuration/choice-steps.ts'
import type { ChoiceStepId } from '../../core/configuration/steps.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import { OptionsSheet, StepLayout } from './layout/step-layout.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { Optional } from '../../ui/base/optional.tsx'
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back.tsx'
import { CarStage } from '../viewer/stage.tsx'

/** The element after the price bar. Its content is shown above the bar. */
export const BelowBar = createContext<HTMLElement | null>(null)

interface StepScreenProps {
  readonly kind: ChoiceStepId
  /** Name of the chosen item, beside the car. */
  readonly chosen: string | null
  /** The button that opens the options over the stage in the mobile layout. Without it they are below the stage. */
  readonly openLabels?: { readonly label: string; readonly hint: string } | null
  /** Another one once the list has loaded. */
  readonly listKey?: string
  /** The choices. */
  readonly children: ReactNode
  /** Sections below the fold. They follow the price bar in the tab order, so that 'Continuar' follows the choices. */
  readonly below?: ReactNode
}

/**
 * Layout of all steps: the car on its stage, and the choices beside it or in a sheet over it. Preselects an item of their
 * lists.
 */
export function StepScreen(props: StepScreenProps) {
  const { kind, chosen, openLabels, listKey, children, below } = props
  const place = use(BelowBar)
  const [isOpen, setIsOpen] = useState(false)
  useCloseOnBack(isOpen, () => setIsOpen(false))
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const store = useConfiguratorStore()
  const loaded = useSelect((state) =>
    choicesOn(kind)
      .filter((choice) => selectChoiceLoad(state, choice).status === 'ready')
      .join(),
  )
  // Of each list once it has loaded (spec §4, cards and colours). An existing choice is kept.
  useEffect(() => {
    if (loaded) preselect(store, kind)
  }, [store, loaded, kind])
  return (
    <>
      <StepLayout
        isOpen={isOpen}
        stage={
          <CarStage
            name={model}
            subtitle={chosen}
            side={kind === 'interior' ? 'interior' : 'exterior'}
            hasToggle={kind === 'interior'}
          />
        }
        options={
          <OptionsSheet
            kind={kind}
            openLabels={openLabels}
            isOpen={isOpen}
            onToggle={setIsOpen}
            /* Remounted when the list has loaded: a part of it follows the options, and would move. */
            note={<CreditBlock key={listKey} />}
          >
            {children}
          </OptionsSheet>
        }
      />
      {below &&
        place &&
        createPortal(
          <div className="below">
            <Optional>{below}</Optional>
          </div>,
          place,
        )}
    </>
  )
}

import { useState, type ReactNode } from 'react'
import type { ChoiceStepId } from '../../core/configuration/steps.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import { OptionsSheet } from './layout/options-sheet.tsx'
import { StepLayout } from './layout/step-layout.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back.tsx'
import { useHeading } from '../../ui/text/use-heading.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { Below } from './below.tsx'
import { CarStage } from '../viewer/stage.tsx'
import { usePreselect } from './use-preselect.tsx'

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
  /** Sections below the fold. */
  readonly below?: ReactNode
}

/**
 * Layout of all steps: the car on its stage, and the choices beside it or in a sheet over it. Preselects an item of their
 * lists.
 */
export function StepScreen(props: StepScreenProps) {
  const { kind, chosen, openLabels, listKey, children, below } = props
  const t = useText()
  const heading = useHeading()
  const [isOpen, setIsOpen] = useState(false)
  useCloseOnBack(isOpen, () => setIsOpen(false))
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  usePreselect(kind)
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
            title={t(`${kind}Title`, { model })}
            headingRef={heading}
            openLabels={openLabels}
            closeLabel={t('closeOptions')}
            isOpen={isOpen}
            onToggle={setIsOpen}
            onDragClosed={() => setIsOpen(false)}
            /* Remounted when the list has loaded: a part of it follows the options, and would move. */
            note={<CreditBlock key={listKey} />}
          >
            {children}
          </OptionsSheet>
        }
      />
      {below && <Below>{below}</Below>}
    </>
  )
}

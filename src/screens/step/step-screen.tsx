import { useState, type ReactNode } from 'react'
import { afterPaint } from '../../browser/page.ts'
import type { ChoiceStepId } from '../../domain/steps/steps.ts'
import { useSelect } from '../../store/context.tsx'
import { selectModel } from '../../store/configuration/chosen-items.ts'
import { OptionsSheet } from '../../ui/shell/options-sheet.tsx'
import { StepLayout } from '../../ui/shell/step-layout.tsx'
import { useIsMobile } from '../../ui/base/use-element-width.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useCloseOnBack } from '../shared/use-close-on-back.tsx'
import { useHeading } from '../shared/use-heading.tsx'
import { useText } from '../shared/use-text.tsx'
import { Below } from './below.tsx'
import { CarStage } from './car-stage.tsx'
import { usePreselect } from './use-preselect.tsx'

interface StepScreenProps {
  readonly kind: ChoiceStepId
  /** The chosen item, shown while the sheet is closed. */
  readonly chosen: { readonly name: string; readonly detail: string | null } | null
  /** A short list of the options, shown while the sheet is closed. */
  readonly shortList?: ReactNode
  /** Button text of the closed sheet; null if there is nothing to choose. */
  readonly openLabel: string | null
  /** What else the sheet shows, below the text of its button. */
  readonly hint?: string | undefined
  /** The choices. */
  readonly children: ReactNode
  /** Sections below the fold. */
  readonly below?: ReactNode
  /** Shown beside the heading on desktops. */
  readonly action?: ReactNode
}

/**
 * Layout of all steps: the car on its stage, and the choices beside it or in a sheet over it. Preselects an item of their
 * lists.
 */
export function StepScreen(props: StepScreenProps) {
  const { kind, chosen, shortList, openLabel, hint, children, below } = props
  const t = useText()
  const heading = useHeading()
  const [isOpen, setIsOpen] = useState(false)
  useCloseOnBack(isOpen, () => setIsOpen(false))
  const isMobile = useIsMobile()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  usePreselect(kind)
  return (
    <>
      <StepLayout
        isOpen={isOpen}
        stage={
          <CarStage
            name={model}
            subtitle={chosen?.name ?? null}
            side={kind === 'interior' ? 'interior' : 'exterior'}
            hasToggle={kind === 'interior'}
          />
        }
        options={
          <OptionsSheet
            title={t(`${kind}Title`, { model })}
            headingRef={heading}
            action={props.action}
            chosen={chosen}
            shortList={isMobile && shortList}
            openLabel={openLabel}
            hint={hint}
            closeLabel={t('closeOptions')}
            isOpen={isOpen}
            onToggle={(isToOpen) => afterPaint(() => setIsOpen(isToOpen))}
            onDragClosed={() => setIsOpen(false)}
            /* Remounted when the list has loaded: a part of it follows the options, and would move. */
            note={<CreditBlock key={openLabel} />}
          >
            {children}
          </OptionsSheet>
        }
      />
      {below && <Below>{below}</Below>}
    </>
  )
}

import { createContext, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react'

import { revealAfterPaint } from '../../../platform/reveal.ts'
import { Button, pressed } from '../../../ui/primitives/button.tsx'
import { StepIcon } from '../../../ui/primitives/step-icon.tsx'
import { useStyles } from '../../../ui/base/use-styles.tsx'
import { useSheetDrag } from './use-sheet-drag.tsx'
import sheetCss from './sheet.css?inline'

interface OptionsSheetProps {
  /** The screen's heading. */
  readonly title: string
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** The button that opens the sheet. Without it there is no sheet, and the options are always visible. */
  readonly openLabels?: { readonly label: string; readonly hint: string } | null | undefined
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** Called when the sheet has been dragged closed. Close it before the next frame, when its closing animation starts. */
  readonly onDragClosed: () => void
  /** Always visible, also while the sheet is closed. A part of it follows the choices, and so it is repeated there. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Whether the sheet is open. */
export const OpenSheetContext = createContext(false)

/** A plain column on desktop; on mobile a sheet that opens over the stage. */
export function OptionsSheet({ headingRef, ...props }: OptionsSheetProps) {
  useStyles(sheetCss)
  const { openLabels, isOpen, onToggle } = props
  const hintId = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  const openButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // The pressed button is now hidden and has lost the focus: move it to the other button.
    const visible = isOpen ? closeButton : openButton
    visible.current?.focus({ preventScroll: true })
    if (!isOpen) return
    // The chosen option may be further down than the sheet is high.
    return revealAfterPaint(() =>
      closeButton.current?.closest('.sheet')?.querySelector('.choice:has(:checked)'),
    )
  }, [isOpen])
  // A layout effect, because the visitor may press Escape before passive effects run.
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const root = closeButton.current?.getRootNode() as Document | ShadowRoot | undefined
      // A dialog above the sheet is closed first.
      if (key === 'Escape' && !root?.querySelector('dialog[open]')) onToggle(false)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOpen, onToggle])
  const drag = useSheetDrag(props.onDragClosed)
  return (
    <div className="sheet" part="options" data-open={isOpen || undefined}>
      <div className={isOpen ? 'sheet-head grip' : 'sheet-head'} {...(isOpen && drag)}>
        <h1 ref={headingRef} tabIndex={-1}>
          {props.title}
        </h1>
        <button
          ref={closeButton}
          type="button"
          className="round bare sheet-close"
          aria-label={props.closeLabel}
          aria-expanded="true"
          {...pressed(() => onToggle(false))}
        >
          <StepIcon name="down" />
        </button>
      </div>
      {props.note}
      <div className="sheet-body">
        <OpenSheetContext value={isOpen}>{props.children}</OpenSheetContext>
        {openLabels && (
          <div className="stack sheet-opener">
            <p id={hintId} className="quiet">
              {openLabels.hint}
            </p>
            <Button
              ref={openButton}
              variant="secondary"
              isWide
              aria-expanded="false"
              aria-describedby={hintId}
              onPress={() => onToggle(true)}
            >
              {openLabels.label}
            </Button>
          </div>
        )}
        {isOpen && props.note}
      </div>
    </div>
  )
}

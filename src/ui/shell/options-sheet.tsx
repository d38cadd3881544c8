import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'

import { afterPaint } from '../../browser/page.ts'
import { Button } from '../primitives/button.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'
import { useSheetDrag } from './use-sheet-drag.tsx'
import sheetCss from './sheet.css?inline'

export interface OptionsSheetProps {
  /** The screen's heading. */
  readonly title: string
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** Shown beside the heading on desktops. */
  readonly action?: ReactNode
  /** The chosen item, shown while the sheet is closed. */
  readonly chosen: { readonly name: string; readonly detail: string | null } | null
  /** A short list of the options, shown in place of the chosen item while the sheet is closed. */
  readonly shortList?: ReactNode
  /** 'Selecionar motor (3 motores)'. If `null`, there is nothing to choose and the body is always visible. */
  readonly openLabel: string | null
  readonly closeLabel: string
  /** What else the sheet shows, below the text of its button. */
  readonly hint?: string | undefined
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** Called when the sheet has been dragged closed. Close it before the next frame, when its closing animation starts. */
  readonly onDragClosed: () => void
  /** Always visible, also while the sheet is closed. A part of it follows the choices, and so it is repeated there. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A plain column on desktop; on mobile a sheet that opens over the stage. */
export function OptionsSheet({ headingRef, ...props }: OptionsSheetProps) {
  useStyles(sheetCss)
  const { title, chosen, shortList, isOpen, onToggle } = props
  const closer = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // The pressed button is now hidden and has lost the focus: move it to the other button.
    const other = isOpen ? closer : opener
    other.current?.focus({ preventScroll: true })
    if (!isOpen) return
    // The chosen option may be further down than the sheet is high.
    return afterPaint(() => {
      const card = closer.current?.closest('.sheet')?.querySelector('.choice:has(:checked)')
      card?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
  }, [isOpen])
  // A layout effect, because the visitor may press Escape before passive effects run.
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const root = closer.current?.getRootNode() as Document | ShadowRoot | undefined
      // A dialog above the sheet is closed first.
      if (key === 'Escape' && !root?.querySelector('dialog[open]')) onToggle(false)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOpen, onToggle])
  const drag = useSheetDrag(props.onDragClosed)
  return (
    <div
      className="sheet"
      part="options"
      data-open={isOpen || undefined}
      data-plain={(props.openLabel === null && !isOpen) || undefined}
    >
      <div className={props.action ? 'between sheet-head' : 'sheet-head'} {...(isOpen && drag)}>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {props.action}
        <button
          ref={closer}
          type="button"
          className="sheet-close"
          aria-label={props.closeLabel}
          aria-expanded="true"
          onClick={() => onToggle(false)}
        >
          <LazyIcon name="down" />
        </button>
      </div>
      <div className="sheet-closed">
        {shortList}
        {chosen && (
          <p className="between">
            <span>{chosen.name}</span>
            <span>{chosen.detail}</span>
          </p>
        )}
        {props.openLabel !== null && (
          <Button
            ref={opener}
            variant="secondary"
            isWide
            aria-expanded="false"
            onClick={() => onToggle(true)}
          >
            {props.openLabel}
            {props.hint && <small>{props.hint}</small>}
          </Button>
        )}
      </div>
      {props.note}
      <div className="sheet-body">
        {props.children}
        {isOpen && props.note}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'

import dialogCss from './dialog.css?inline'
import { IconButton } from '../primitives/icon-button.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'
import { type LockScroll, useDialog } from './use-dialog.tsx'
import viewerCss from './viewer-dialog.css?inline'

export interface ViewerDialogProps {
  /** Accessible name. */
  readonly label: string
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly lockScroll: LockScroll
  /** Control that switches between the viewers. */
  readonly choice: ReactNode
  /** The viewer; it fills the dialog. */
  readonly children: ReactNode
}

/** A full-window viewer. Open while mounted. */
export function ViewerDialog(props: ViewerDialogProps) {
  useStyles(dialogCss)
  useStyles(viewerCss)
  const { close, props: dialog } = useDialog(props.onClose, props.lockScroll)
  return (
    <dialog {...dialog} className="modal gallery viewer" aria-label={props.label}>
      <div className="viewer-head">
        <h2>{props.title}</h2>
        <IconButton
          isBare
          label={props.closeLabel}
          icon={<LazyIcon name="cross" />}
          onClick={close}
        />
        {props.choice}
      </div>
      <div className="viewer-body">{props.children}</div>
    </dialog>
  )
}

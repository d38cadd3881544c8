import { type ReactNode, useId } from 'react'

import dialogCss from './dialog.css?inline'
import formCss from '../form/form.css?inline'
import { IconButton } from '../primitives/icon-button.tsx'
import { useStyles } from '../base/root-context.tsx'
import { useDialog } from './use-dialog.tsx'

export interface FormDialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** A form; its body scrolls between the title and the buttons. */
  readonly children: ReactNode
}

/** A modal form with a summary of the car at its left. Open while mounted. */
export function FormDialog({ title, closeLabel, onClose, children }: FormDialogProps) {
  useStyles(dialogCss)
  useStyles(formCss)
  const titleId = useId()
  const { close, props: dialog } = useDialog(onClose)
  return (
    <dialog {...dialog} className="modal form" aria-labelledby={titleId}>
      <div className="modal-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton isBare label={closeLabel} icon="cross" onClick={close} />
      </div>
      {children}
    </dialog>
  )
}

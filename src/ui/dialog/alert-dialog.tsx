import { useId } from 'react'

import { Button } from '../primitives/button.tsx'
import dialogCss from './dialog.css?inline'
import { useStyles } from '../base/use-styles.tsx'
import { useDialog } from './use-dialog.tsx'

interface AlertDialogProps {
  readonly text: string
  readonly buttonLabel: string
  readonly onClose: () => void
}

/** An alert with one button, which receives focus. Open while mounted. */
export function AlertDialog({ text, buttonLabel, onClose }: AlertDialogProps) {
  useStyles(dialogCss)
  const textId = useId()
  const { close, props: dialog } = useDialog(onClose)
  return (
    <dialog {...dialog} className="modal alert" role="alertdialog" aria-labelledby={textId}>
      <p id={textId}>{text}</p>
      <Button onClick={close}>{buttonLabel}</Button>
    </dialog>
  )
}

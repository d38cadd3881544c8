import { type ReactNode, useId } from 'react'

import { IconButton } from '../primitives/icon-button.tsx'
import dialogCss from './dialog.css?inline'
import { useStyles } from '../base/use-styles.tsx'
import { useDialog } from './use-dialog.tsx'

export interface ModalProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** A form has its own body and buttons. */
  readonly size?: 'text' | 'wide' | 'form'
  /** Fixed below the scrolling body. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** Open while mounted. */
export function Modal({ size = 'text', ...props }: ModalProps) {
  useStyles(dialogCss)
  const titleId = useId()
  const { close, props: dialog } = useDialog(props.onClose)
  return (
    <dialog
      {...dialog}
      className={`modal ${size === 'text' ? '' : 'modal-wide'} ${size === 'form' ? 'form' : ''}`}
      aria-labelledby={titleId}
    >
      <div className="between modal-head">
        <h2 id={titleId}>{props.title}</h2>
        <IconButton isBare label={props.closeLabel} icon="cross" onClick={close} />
      </div>
      {size === 'form' ? (
        props.children
      ) : (
        // Focusable, so that a long text can be scrolled by keyboard.
        <div className="modal-body" tabIndex={0} role="group" aria-labelledby={titleId}>
          {props.children}
        </div>
      )}
      {props.footer && <div className="between modal-foot">{props.footer}</div>}
    </dialog>
  )
}

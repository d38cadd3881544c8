import { type ReactNode, useId } from 'react'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { useStyles } from '../base/use-styles.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { useText } from '../text/use-text.tsx'
import dialogCss from './dialog.css?inline'
import { useDialog } from './use-dialog.tsx'

interface StoreModalProps {
  readonly title: string
  /** A form has its own body and buttons. */
  readonly size?: 'text' | 'wide' | 'form'
  /** Fixed below the scrolling body. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The modal that the store keeps open: its close button and Escape close it there. */
export function StoreModal({ title, size = 'text', footer, children }: StoreModalProps) {
  useStyles(dialogCss)
  const t = useText()
  const titleId = useId()
  const { close, props } = useDialog(useConfiguratorStore().actions.closeModal)
  return (
    <dialog
      {...props}
      className={`modal ${size === 'text' ? '' : 'modal-wide'} ${size === 'form' ? 'form' : ''}`}
      aria-labelledby={titleId}
    >
      <div className="between modal-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton isBare label={t('close')} icon="cross" onClick={close} />
      </div>
      {size === 'form' ? (
        children
      ) : (
        // Focusable, so that a long text can be scrolled by keyboard.
        <div className="modal-body" tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </div>
      )}
      {footer && <div className="between modal-foot">{footer}</div>}
    </dialog>
  )
}

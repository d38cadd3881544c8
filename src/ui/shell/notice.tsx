import { IconButton } from '../primitives/icon-button.tsx'
import { Icon } from '../primitives/icon.tsx'
import noticeCss from './notice.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface NoticeProps {
  /** `null` shows nothing. The live region stays in the DOM, so that the next text is announced. */
  readonly text: string | null
  readonly dismissLabel: string
  readonly onDismiss: () => void
}

export function Notice({ text, dismissLabel, onDismiss }: NoticeProps) {
  useStyles(noticeCss)
  return (
    <div role="status">
      {text !== null && (
        <div className="notice">
          <Icon name="info" />
          <p>{text}</p>
          <IconButton isBare label={dismissLabel} icon="cross" onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}

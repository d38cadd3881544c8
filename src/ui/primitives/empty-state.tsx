import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface EmptyStateProps {
  /** `filtered`: there would be something without the filter. */
  readonly kind: 'empty' | 'filtered' | 'failed'
  readonly title: string
  readonly text?: string | null
  readonly button?: { readonly label: string; readonly onClick: () => void } | null
}

export function EmptyState({ kind, title, text, button }: EmptyStateProps) {
  return (
    <div className="card empty">
      {kind !== 'empty' && <Icon name={kind === 'failed' ? 'error' : 'filter'} size={24} />}
      <div role="status">
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {button && (
        <Button variant="secondary" onPress={button.onClick}>
          {button.label}
        </Button>
      )}
    </div>
  )
}

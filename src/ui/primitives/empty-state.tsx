import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

export interface EmptyStateProps {
  readonly kind: 'empty' | 'failed'
  readonly title: string
  readonly text?: string | null
  readonly button?: { readonly label: string; readonly onClick: () => void } | null
}

export function EmptyState({ kind, title, text, button }: EmptyStateProps) {
  return (
    <div className="card empty">
      <Icon name={kind === 'empty' ? 'filter' : 'error'} size={24} />
      <div role="status">
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {button && (
        <Button variant="secondary" onClick={button.onClick}>
          {button.label}
        </Button>
      )}
    </div>
  )
}

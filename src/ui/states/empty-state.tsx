import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import type { ComponentType } from 'react'
import { lazyPart, type RetryProps } from '../base/lazy-part.tsx'
import { useLineUpText } from '../text/use-line-up-text.tsx'

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

interface FailedStateProps {
  /** What failed: 'Não foi possível carregar os motores.'; the line-up without. */
  readonly title?: string
  readonly onRetry: () => void
}

/** Error state with a retry button. It names what failed: only an empty list has no results. */
export function FailedState({ title, onRetry }: FailedStateProps) {
  const t = useLineUpText()
  return (
    <EmptyState
      kind="failed"
      title={title || t('failedModels')}
      text={t('checkConnection')}
      button={{ label: t('retry'), onClick: onRetry }}
    />
  )
}

/** In the place of a part that the visitor asked for and that could not be loaded or rendered. Scrolled into view. */
export function UnexpectedState({ onRetry }: RetryProps) {
  const t = useLineUpText()
  return (
    <div ref={bringIntoView} className="page">
      <FailedState title={t('unexpected')} onRetry={onRetry} />
    </div>
  )
}

const bringIntoView = (part: HTMLElement | null): void =>
  part?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

/** A lazy part that the visitor waits for, with an error state in its place. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, UnexpectedState)

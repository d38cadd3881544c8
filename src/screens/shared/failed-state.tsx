import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { useLineUpText } from './use-line-up-text.tsx'

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
      button={{ label: t('retry'), onClick: onRetry }}
    />
  )
}

/** Shown when rendering failed. Reloading the page restores the saved choices. */
export function UnexpectedState() {
  const t = useLineUpText()
  return (
    <div className="page">
      <FailedState title={t('unexpected')} onRetry={() => location.reload()} />
    </div>
  )
}

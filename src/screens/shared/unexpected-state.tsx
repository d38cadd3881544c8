import { FailedState } from './failed-state.tsx'
import { useLineUpText } from './use-line-up-text.tsx'

/** Shown when rendering failed. Reloading the page restores the saved choices. */
export function UnexpectedState() {
  const t = useLineUpText()
  return (
    <div className="page">
      <FailedState title={t('unexpected')} onRetry={() => location.reload()} />
    </div>
  )
}

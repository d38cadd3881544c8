import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { useLineUpText } from './use-line-up-text.tsx'

/** Shown when rendering failed. Reloading the page restores the saved choices. */
export function UnexpectedState() {
  const t = useLineUpText()
  return (
    <div className="page">
      <EmptyState
        kind="failed"
        title={t('unexpected')}
        button={{ label: t('retry'), onClick: () => location.reload() }}
      />
    </div>
  )
}
